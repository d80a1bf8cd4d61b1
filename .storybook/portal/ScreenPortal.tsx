import { useEffect, useMemo, useState } from "react";
import type { PortalBrand } from "@foyer/platform/brand";
import { brandWords } from "virtual:brand-words";
import { sessionKeys } from "@foyer/platform/constants";
import { fakePlatform, openSealer, sampleToken } from "@foyer/platform/fake";
import { Root } from "../../packages/app/src/portal/Root.tsx";
import { languagesOf } from "../../packages/app/src/i18n/language.ts";
import {
  screenAt,
  type OwnPage,
  type Screen,
  type ScreenName,
} from "./screens.ts";
import { createServices } from "../../packages/app/src/services/createServices.ts";
import type { LoadPack } from "../../packages/app/src/services/packs.ts";
import type { Services } from "../../packages/app/src/services/services.ts";
import { answersOn } from "./answers.ts";

/** What the portal renders for; colours, measures and modes are not part of it. */
export interface Shown {
  readonly brand: PortalBrand;
  readonly screen: ScreenName | OwnPage;
  readonly start: React.ComponentProps<typeof Root>["start"];
}

/**
 * Fetches a brand's words; undefined if it has no language at all.
 *
 * @param code Code of the language; if the brand does not have it, its default language is used.
 * @example setShown(await prepare(brandOf("aurora"), "EN", "home"))
 */
export async function prepare(
  brand: PortalBrand,
  code: string,
  screen: Shown["screen"],
): Promise<Shown | undefined> {
  const offered = languagesOf(brand);
  const language =
    offered.find((one) => one.code === code) ??
    offered.find((one) => one.code === brand.defaultLanguage) ??
    offered[0];
  if (!language) return undefined;
  const words = await packsOf(brand)(language.code, "portal");
  return { brand, screen, start: { language, words } };
}

/** Every brand's words are modules of Storybook, those of the centres among them. */
const packsOf =
  ({ id }: PortalBrand): LoadPack =>
  async (code) => {
    const load = brandWords[id]?.messages[code];
    if (!load) throw new Error(`There is no pack ${code}.`);
    return load();
  };

/**
 * The whole portal in front of an in-memory platform: the app's own root, at the window's address. A different brand,
 * language or visitor needs a different portal.
 *
 * @example <ScreenPortal {...shown} />
 */
export function ScreenPortal(shown: Shown) {
  const { brand, start, screen } = shown;
  const { visitor, answers } = screenAt(screen);
  const key = [brand.id, start.language.code, visitor, answers && screen];
  return <Portal key={key.join(" ")} {...shown} />;
}

function Portal({ brand, screen, start }: Shown) {
  // Its calls use the brand that it started with; what it shows follows the current one.
  const [services] = useState(() => screenServices(brand, screenAt(screen)));
  useEffect(() => () => services.queries.clear(), [services]);
  const now = useMemo(() => ({ ...services, brand }), [services, brand]);
  return <Root services={now} start={start} />;
}

/** Goes to a screen as a visitor would with the browser's own buttons. */
export function goTo(screen: Shown["screen"]): void {
  history.replaceState(null, "", screenAt(screen).path);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

/**
 * The portal's services in front of an in-memory platform: nothing but the brand's own files is requested, and nothing
 * is reported.
 *
 * @example screenServices(brand, screenAt("home"))
 */
function screenServices(brand: PortalBrand, screen: Screen): Services {
  if (screen.visitor === "guest")
    window.sessionStorage.removeItem(sessionKeys.token);
  else window.sessionStorage.setItem(sessionKeys.token, sampleToken);
  const { fetch: platform } = fakePlatform({ handlers: answersOn(screen) });
  const services = createServices({
    brand,
    loadPack: packsOf(brand),
    queryToken: undefined,
    fetch: (url, init) =>
      // A brand's own texts are files beside the portal.
      url.startsWith("/brand-sites/") ? fetch(url, init) : platform(url, init),
    sealer: openSealer,
  });
  return { ...services, report: () => undefined };
}

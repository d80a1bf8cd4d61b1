import { useEffect, useMemo, useState } from "react";
import { lookOf, type Brand } from "@foyer/platform/brand";
import { brandWords } from "virtual:brand-words";
import { Root } from "../../../packages/app/src/boot/Root.tsx";
import { loadWords } from "../../../packages/app/src/i18n/LanguageProvider.tsx";
import { testBrand } from "../../../packages/app/src/testing/brands.ts";
import { liveSheet } from "../liveSheet.ts";
import { readPack } from "../pack.ts";
import { savedPack } from "../savedPacks.ts";
import { screens, type ScreenName } from "../screens.ts";
import { studioServices } from "./platform.ts";
import { quietFocus } from "./quietFocus.ts";
import { stock } from "./stock.ts";
import { standAlone } from "./standAlone.ts";
import { isReady, readWish, ready, type Wish } from "./wish.ts";

type Start = React.ComponentProps<typeof Root>["start"];

/** What the portal renders for; colours, measures and modes are none of it. */
interface Shown {
  readonly brandId: string;
  readonly brand: Brand;
  readonly screen: ScreenName;
  readonly start: Start;
}

/**
 * The whole portal in front of a platform in memory, as the studio's frame shows it: the app's own root, at the
 * address of the screen that is asked for. Look and mode change by variables and attributes alone.
 */
export function StudioPortal() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const root = document.documentElement;
    const sheet = liveSheet(root);
    const ends = [standAlone(), quietFocus()];
    const address = location.href;
    let last: Wish | undefined;
    let current = 0;
    const listen = ({ data, origin }: MessageEvent<unknown>) => {
      const wish = origin === location.origin ? readWish(data) : undefined;
      if (!wish || isReady(data)) return;
      root.dataset["brand"] = wish.brandId;
      root.dataset["mode"] = wish.mode;
      sheet.show(wish.theme);
      const before = last;
      last = wish;
      if (before && !rendersAnew(before, wish)) return;
      const order = ++current;
      void prepare(wish).then((next) => {
        if (order !== current || !next) return;
        root.dataset["look"] = lookOf(next.brand.layout);
        if (before?.screen !== wish.screen || !before) go(wish.screen);
        setShown(next);
      });
    };
    window.addEventListener("message", listen);
    // A frame tells the studio; a story that stands alone tells itself, so that it can be told something too.
    window.parent.postMessage(ready, location.origin);
    return () => {
      window.removeEventListener("message", listen);
      sheet.remove();
      delete root.dataset["look"];
      for (const end of ends) end();
      history.replaceState(null, "", address);
    };
  }, []);
  if (!shown) return null;
  const { brandId, start, screen } = shown;
  // Another visitor, brand or language is another portal; all else goes on where it is.
  const key = [brandId, start.language.code, screens[screen].visitor].join(" ");
  return <Portal key={key} {...shown} />;
}

function Portal({ brand, screen, start }: Shown) {
  const { visitor } = screens[screen];
  // Its calls go out in the name that it began with; what it shows follows the draft.
  const [first] = useState(brand);
  const services = useMemo(
    () => studioServices(first, visitor),
    [first, visitor],
  );
  useEffect(() => () => services.queries.clear(), [services]);
  const now = useMemo(() => ({ ...services, brand }), [services, brand]);
  return <Root services={now} start={start} />;
}

const rendersAnew = (
  before: Wish,
  { brandId, brand, language, screen }: Wish,
) =>
  before.brandId !== brandId ||
  before.brand !== brand ||
  before.language !== language ||
  before.screen !== screen;

/** Reads the draft and fetches its words; undefined where it cannot be used: what is shown stays. */
async function prepare(wish: Wish): Promise<Shown | undefined> {
  const { brandId, screen, language: code } = wish;
  const saved = savedPack(brandId);
  const read = readPack(
    [{ name: "brand.json", text: wish.brand }],
    saved.ok ? saved.pack : undefined,
  );
  if (!read.ok) return undefined;
  const brand = testBrand(read.pack.brand);
  stock(brandId, brand);
  const offered = brandWords[brandId]?.languages ?? [];
  const language =
    offered.find((one) => one.code === code) ??
    offered.find((one) => one.code === brand.defaultLanguage) ??
    offered[0];
  if (!language) return undefined;
  const words = await loadWords(language);
  return { brandId, brand, screen, start: { language, words } };
}

/** Goes to a screen as a visitor would by the browser's own buttons. */
function go(screen: ScreenName): void {
  history.replaceState(null, "", screens[screen].path);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

import { useEffect, useState } from "react";
import { lookOf, type PortalBrand } from "@foyer/platform/brand";
import { testBrand } from "../../../packages/app/src/testing/brands.ts";
import { portalOf } from "../../portal/brands.ts";
import {
  goTo,
  prepare,
  ScreenPortal,
  type Shown,
} from "../../portal/ScreenPortal.tsx";
import { standAlone } from "../../portal/standAlone.ts";
import { liveSheet } from "../liveSheet.ts";
import { readPack } from "../pack.ts";
import { savedPack } from "../savedPacks.ts";
import { FirstScreen } from "./FirstScreen.tsx";
import { isReady, readWish, ready, type Wish } from "./wish.ts";

/** A page of the portal, or the brand whose first screen is shown. */
type InFrame =
  | { readonly portal: Shown }
  | { readonly firstScreenOf: PortalBrand };

/**
 * The whole portal in front of an in-memory platform, as the studio's frame shows it: the app's own root, at the
 * address of the requested screen; or the first screen. Look and mode change by variables and attributes alone.
 */
export function StudioPortal() {
  const [shown, setShown] = useState<InFrame>();
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
      void prepared(wish).then((next) => {
        if (order !== current || !next) return;
        const { layout } =
          "portal" in next ? next.portal.brand : next.firstScreenOf;
        root.dataset["look"] = lookOf(layout);
        if ("portal" in next && before?.screen !== wish.screen)
          goTo(next.portal.screen);
        setShown(next);
      });
    };
    window.addEventListener("message", listen);
    // A frame sends this to the studio; a story opened alone sends it to itself, so that a test can send it a wish.
    window.parent.postMessage(ready, location.origin);
    return () => {
      window.removeEventListener("message", listen);
      sheet.remove();
      delete root.dataset["look"];
      for (const end of ends) end();
      history.replaceState(null, "", address);
    };
  }, []);
  if (shown === undefined) return null;
  return "portal" in shown ? (
    <ScreenPortal {...shown.portal} />
  ) : (
    <FirstScreen brand={shown.firstScreenOf} />
  );
}

const rendersAnew = (
  before: Wish,
  { brandId, brand, language, screen }: Wish,
) =>
  before.brandId !== brandId ||
  before.brand !== brand ||
  before.language !== language ||
  before.screen !== screen;

/** Reads the draft and fetches its words; undefined if it cannot be used, and then the portal does not change. */
async function prepared({
  brandId,
  brand,
  language,
  screen,
}: Wish): Promise<InFrame | undefined> {
  const saved = savedPack(brandId);
  const read = readPack(
    [{ name: "brand.json", text: brand }],
    saved.ok ? saved.pack : undefined,
  );
  if (!read.ok) return undefined;
  const draft = portalOf(brandId, testBrand(read.pack.brand));
  if (screen === "firstScreen") return { firstScreenOf: draft };
  const portal = await prepare(draft, language, screen);
  return portal && { portal };
}

/**
 * Scripts cannot focus anything in a window without the focus: a dialog that opens in the portal would otherwise take
 * the focus away from the control that is being used. Returns a function that ends it.
 *
 * @example const end = quietFocus();
 */
function quietFocus(): () => void {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function quiet(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}

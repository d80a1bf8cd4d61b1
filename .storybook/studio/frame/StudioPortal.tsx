import { useEffect, useState } from "react";
import { lookOf } from "@foyer/platform/brand";
import { testBrand } from "../../../packages/app/src/testing/brands.ts";
import {
  goTo,
  prepare,
  ScreenPortal,
  type Shown,
} from "../../portal/ScreenPortal.tsx";
import { standAlone } from "../../portal/standAlone.ts";
import { stock } from "../../portal/stock.ts";
import { liveSheet } from "../liveSheet.ts";
import { readPack } from "../pack.ts";
import { savedPack } from "../savedPacks.ts";
import { isReady, readWish, ready, type Wish } from "./wish.ts";

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
      void prepared(wish).then((next) => {
        if (order !== current || !next) return;
        root.dataset["look"] = lookOf(next.brand.layout);
        if (before?.screen !== wish.screen || !before) goTo(wish.screen);
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
  return shown ? <ScreenPortal {...shown} /> : null;
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
async function prepared({
  brandId,
  brand,
  language,
  screen,
}: Wish): Promise<Shown | undefined> {
  const saved = savedPack(brandId);
  const read = readPack(
    [{ name: "brand.json", text: brand }],
    saved.ok ? saved.pack : undefined,
  );
  if (!read.ok) return undefined;
  const draft = testBrand(read.pack.brand);
  stock(brandId, draft);
  return prepare(brandId, draft, language, screen);
}

/**
 * A window that nobody is in takes no focus by script: a dialog that opens in the portal would else pull it out of the
 * control that its opener has under the hand. Gives back how to end it.
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

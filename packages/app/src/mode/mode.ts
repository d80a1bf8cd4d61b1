import { localKeys } from "@foyer/platform/constants";
import type { Services } from "../services/services.ts";

export type Mode = "dark" | "light";

/**
 * Switches the mode and stores the choice (OPN-47). Only styles depend on the mode, so nothing re-renders.
 *
 * @example <ModeSwitch onChange={(mode) => chooseMode(mode, services)} />
 */
export function chooseMode(
  mode: Mode,
  { brand, local }: Pick<Services, "brand" | "local">,
): void {
  document.documentElement.dataset["mode"] = mode;
  local.set(localKeys.theme, mode);
  paintBrowserChrome(brand);
}

/** Gives the browser's own bars the page's colour. */
export function paintBrowserChrome({
  pageColors,
}: Pick<Services["brand"], "pageColors">): void {
  const mode =
    document.documentElement.dataset["mode"] === "light" ? "light" : "dark";
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="theme-color"]',
  );
  if (meta) meta.content = pageColors[mode];
}

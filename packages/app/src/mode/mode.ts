import { pageColors } from "virtual:brand";
import { localKeys } from "@foyer/platform/constants";
import type { SafeStorage } from "../services/storage.ts";

export type Mode = "dark" | "light";

/**
 * Switches the mode and keeps the choice (OPN-47). What follows the mode is style alone, so nothing renders.
 *
 * @example <ModeSwitch onChange={(mode) => chooseMode(mode, local)} />
 */
export function chooseMode(mode: Mode, local: SafeStorage): void {
  document.documentElement.dataset["mode"] = mode;
  local.set(localKeys.theme, mode);
  paintBrowserChrome();
}

/** Gives the browser's own bars the colour of the page. */
export function paintBrowserChrome(): void {
  const mode =
    document.documentElement.dataset["mode"] === "light" ? "light" : "dark";
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="theme-color"]',
  );
  if (meta) meta.content = pageColors[mode];
}

import { pageColors } from "virtual:brand";
import { localKeys } from "@foyer/platform/constants";
import type { SafeStorage } from "../services/storage.ts";

export type Mode = "dark" | "light";

/**
 * Switches the mode and stores the choice (OPN-47). Only styles depend on the mode, so nothing re-renders.
 *
 * @example <ModeSwitch onChange={(mode) => chooseMode(mode, local)} />
 */
export function chooseMode(mode: Mode, local: SafeStorage): void {
  document.documentElement.dataset["mode"] = mode;
  local.set(localKeys.theme, mode);
  paintBrowserChrome();
}

/** Gives the browser's own bars the page's colour. */
export function paintBrowserChrome(): void {
  const mode =
    document.documentElement.dataset["mode"] === "light" ? "light" : "dark";
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="theme-color"]',
  );
  if (meta) meta.content = pageColors[mode];
}

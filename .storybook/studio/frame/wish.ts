import { roleEntries, type Mode } from "@foyer/themes/contract";
import type { Theme } from "../../../packages/brand/src/seeds/derive.ts";
import type { RoleMap } from "../../../packages/brand/src/seeds/roleMap.ts";
import { isFrameScreen, type FrameScreen } from "../view.ts";

/** What the studio wants its frame to show. */
export interface Wish {
  /** The brand whose pictures and built style sheet the draft is based on. */
  readonly brandId: string;
  /** The draft's brand.json, as text: the frame reads it itself. */
  readonly brand: string;
  readonly theme: Theme;
  readonly mode: Mode;
  /** Pack code. */
  readonly language: string;
  readonly screen: FrameScreen;
}

const wishKind = "foyer-studio-wish";
const readyKind = "foyer-studio-ready";

/** What a frame sends when it can receive wishes. */
export const ready = { kind: readyKind } as const;
export const isReady = (data: unknown): boolean =>
  member(data, "kind") === readyKind;

/**
 * A wish as it is sent.
 *
 * @example frame.postMessage(wishMessage(wish), location.origin)
 */
export const wishMessage = (wish: Wish) => ({ kind: wishKind, ...wish });

/**
 * Reads a message; undefined if it is not a wish. It takes only the contract's roles from the theme.
 *
 * @example const wish = readWish(event.data);
 */
export function readWish(data: unknown): Wish | undefined {
  const text = (name: string) => {
    const value = member(data, name);
    return typeof value === "string" ? value : undefined;
  };
  const [brandId, brand, language] = ["brandId", "brand", "language"].map(text);
  const mode = text("mode");
  const screen = text("screen");
  const theme = member(data, "theme");
  if (
    text("kind") !== wishKind ||
    brandId === undefined ||
    brand === undefined ||
    language === undefined ||
    (mode !== "dark" && mode !== "light") ||
    screen === undefined ||
    !isFrameScreen(screen)
  )
    return undefined;
  const part = (name: string) => rolesIn(member(theme, name));
  return {
    brandId,
    brand,
    language,
    mode,
    screen,
    theme: { shared: part("shared"), dark: part("dark"), light: part("light") },
  };
}

function rolesIn(values: unknown): RoleMap {
  return Object.fromEntries(
    roleEntries().flatMap(([role]) => {
      const value = member(values, role);
      return typeof value === "string" ? [[role, value] as const] : [];
    }),
  );
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

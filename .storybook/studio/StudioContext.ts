import { createContext, use } from "react";
import type { Mode } from "@foyer/themes/contract";
import type { StudioState } from "./useStudio.ts";

/** What every control of the studio reads. */
export interface StudioDesk {
  readonly studio: StudioState;
  /** The mode that is looked at. */
  readonly mode: Mode;
  /** Name of the control that the address names; empty: none. */
  readonly linked: string;
  /** Roles that are painted over in the portal, to see where they are. */
  readonly marked: readonly string[];
  mark(roles: readonly string[]): void;
}

const StudioContext = createContext<StudioDesk | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

/** The brand under the hand, and how it is looked at. */
export function useDesk(): StudioDesk {
  const desk = use(StudioContext);
  if (!desk) throw new Error("A control of the studio needs its provider.");
  return desk;
}

import { createContext, use } from "react";
import type { Mode } from "@foyer/themes/contract";
import type { StudioState } from "./useStudio.ts";

/** What every control of the studio reads. */
export interface StudioDesk {
  readonly studio: StudioState;
  /** The mode that is shown. */
  readonly mode: Mode;
  /** Name of the control given in the URL; empty: none. */
  readonly linked: string;
  /** Roles that are highlighted in the portal, to show where they are used. */
  readonly marked: readonly string[];
  mark(roles: readonly string[]): void;
}

const StudioContext = createContext<StudioDesk | undefined>(undefined);
export const StudioProvider = StudioContext.Provider;

/** The brand that is being edited, and how it is shown. */
export function useDesk(): StudioDesk {
  const desk = use(StudioContext);
  if (!desk) throw new Error("A control of the studio needs its provider.");
  return desk;
}

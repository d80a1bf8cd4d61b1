import type { Location, NavigateOptions, To } from "react-router-dom";
import { neededContext } from "../services/neededContext.ts";

/** Navigation in the portal: one object for the life of the page, so that using it causes no render. */
export interface PortalRouter {
  navigate(to: To | number, options?: NavigateOptions): void;
  /** Goes back, and replaces the entry that it arrives at with an address. */
  backAndReplace(steps: number, to: To, options?: NavigateOptions): void;
  /** The current location. */
  readonly location: Location;
}

/** The portal's router; absent on the page of a closed system, which is rendered alone. */
export const [RouterContextProvider, useRouter, useRouterIfAny] =
  neededContext<PortalRouter>("RouterContextProvider");

import type { Location, NavigateOptions, To } from "react-router-dom";
import { neededContext } from "../services/neededContext.ts";

/** The way through the portal: one object for the life of the page, so that reading it renders nothing. */
export interface PortalRouter {
  navigate(to: To | number, options?: NavigateOptions): void;
  /** Goes back, and puts an address in the place of the entry that it comes to. */
  backAndReplace(steps: number, to: To, options?: NavigateOptions): void;
  /** Where the person is now. */
  readonly location: Location;
}

/** The portal's router; it is not there on the page of a closed system, which stands alone. */
export const [RouterContextProvider, useRouter, useRouterIfAny] =
  neededContext<PortalRouter>("RouterContextProvider");

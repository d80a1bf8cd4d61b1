import { createContext, use } from "react";
import type { Location, NavigateOptions, To } from "react-router-dom";

/** The way through the portal: one object for the life of the page, so that reading it renders nothing. */
export interface PortalRouter {
  navigate(to: To | number, options?: NavigateOptions): void;
  /** Goes back, and puts an address in the place of the entry that it comes to. */
  backAndReplace(steps: number, to: To, options?: NavigateOptions): void;
  /** Where the person is now. */
  readonly location: Location;
}

const RouterContext = createContext<PortalRouter | undefined>(undefined);
export const RouterContextProvider = RouterContext.Provider;

/** The portal's router, if there is one: the page of a closed system stands alone. */
export const useRouterIfAny = (): PortalRouter | undefined =>
  use(RouterContext);

/** The portal's router. */
export function useRouter(): PortalRouter {
  const router = useRouterIfAny();
  if (!router)
    throw new Error("useRouter needs a RouterContextProvider above it.");
  return router;
}

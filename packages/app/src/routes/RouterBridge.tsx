import {
  useCallback,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { NavigationProvider } from "@foyer/ui/navigation";
import { RouterContextProvider, type PortalRouter } from "./routerContext.ts";

/**
 * Makes a router that stays the same while the address changes: React Router's own functions are new with each
 * address, and whoever held one would render for it.
 */
export function RouterBridge({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ navigate, location });
  useInsertionEffect(() => {
    now.current = { navigate, location };
  });

  const [router] = useState((): PortalRouter => ({
    navigate: (to, options) =>
      typeof to === "number"
        ? void now.current.navigate(to)
        : void now.current.navigate(to, options),
    get location() {
      return now.current.location;
    },
  }));
  // As browsers do: a link to where one is leaves nothing more to go back through (NAV-09).
  const follow = useCallback(
    (href: string) =>
      router.navigate(href, { replace: href === createPath(router.location) }),
    [router],
  );
  return (
    <RouterContextProvider value={router}>
      <NavigationProvider navigate={follow}>{children}</NavigationProvider>
    </RouterContextProvider>
  );
}

import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from "react-router-dom";
import { NavigationProvider } from "@foyer/ui/navigation";
import { RouterContextProvider, type PortalRouter } from "./routerContext.ts";

/**
 * Provides a router that stays the same while the address changes: React Router's own functions change with each
 * address, and every component that uses one would render again.
 */
export function RouterBridge({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ navigate, location });
  useInsertionEffect(() => {
    now.current = { navigate, location };
  });

  const onArrival = useRef<{ left: Location; replace: () => void }>(undefined);
  const kind = useNavigationType();
  useEffect(() => {
    // Only the expected back navigation counts, not any other navigation meanwhile.
    const waiting = onArrival.current;
    if (!waiting || kind !== NavigationType.Pop || location === waiting.left)
      return;
    onArrival.current = undefined;
    waiting.replace();
  }, [location, kind]);

  const [router] = useState((): PortalRouter => ({
    backAndReplace: (steps, to, options) => {
      onArrival.current = {
        left: now.current.location,
        replace: () =>
          void now.current.navigate(to, { ...options, replace: true }),
      };
      void now.current.navigate(-steps);
    },
    navigate: (to, options) =>
      typeof to === "number"
        ? void now.current.navigate(to)
        : void now.current.navigate(to, options),
    get location() {
      return now.current.location;
    },
  }));
  // As in browsers, a link to the current address adds no history entry (NAV-09).
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

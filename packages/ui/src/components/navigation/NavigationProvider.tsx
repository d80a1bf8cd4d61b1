import {
  createContext,
  useContext,
  type MouseEvent,
  type ReactNode,
} from "react";

type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | undefined>(undefined);

export interface NavigationProviderProps {
  /** Navigates within the site without reloading the page. Called with path, query and hash. */
  navigate: Navigate;
  /** Everything that may contain links. */
  children: ReactNode;
}

/**
 * Lets all links inside it navigate within the site without a page load. Without it, links work as plain links.
 *
 * @example <NavigationProvider navigate={(href) => router.navigate(href)}>{app}</NavigationProvider>
 */
export function NavigationProvider({
  navigate,
  children,
}: NavigationProviderProps) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

export interface NavigateProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Gives an `<a>` its `href` and handles plain clicks within this site. New tabs, downloads and other sites are left to
 * the browser.
 *
 * @example <a {...useNavigateProps("/promotions")}>Promotions</a>
 */
export function useNavigateProps(href: string): NavigateProps {
  const navigate = useContext(NavigationContext);
  return {
    href,
    onClick: (event) => {
      if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
      const target = new URL(event.currentTarget.href, window.location.href);
      if (target.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(target.pathname + target.search + target.hash);
    },
  };
}

/** Whether a click simply follows the link: no new tab, window or download. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const here = target === "" || target === "_self";
  const modified =
    event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    event.button === 0 &&
    !modified &&
    here &&
    !event.currentTarget.hasAttribute("download")
  );
}

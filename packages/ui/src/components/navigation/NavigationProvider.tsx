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
    onClick: (event) => follow(event, event.currentTarget, navigate),
  };
}

/**
 * Handles plain clicks on links within this site for markup that was not written in React: for the element around it.
 *
 * @example <div onClick={useNavigateWithin()} dangerouslySetInnerHTML={{ __html: clean }} />
 */
export function useNavigateWithin(): (event: MouseEvent) => void {
  const navigate = useContext(NavigationContext);
  return (event) => {
    const link =
      event.target instanceof Element ? event.target.closest("a") : null;
    if (link) follow(event, link, navigate);
  };
}

function follow(
  event: MouseEvent,
  link: HTMLAnchorElement,
  navigate: Navigate | undefined,
): void {
  if (!navigate || event.defaultPrevented || !isPlain(event, link)) return;
  const target = new URL(link.href, window.location.href);
  if (target.origin !== window.location.origin) return;
  event.preventDefault();
  navigate(target.pathname + target.search + target.hash);
}

/** Whether a click simply follows the link: no new tab, window or download. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  isPlain(event, event.currentTarget);

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const here = link.target === "" || link.target === "_self";
  const modified =
    event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    event.button === 0 && !modified && here && !link.hasAttribute("download")
  );
}

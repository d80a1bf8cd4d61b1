import type { MouseEvent, ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { NavigateAnchor } from "./NavigateAnchor.tsx";
import * as styles from "./Link.css.ts";

export interface LinkProps {
  /** URL: one of this site is opened without a page load, any other as usual in the browser. */
  href: string;
  /** The link text; it should make sense on its own. */
  children: ReactNode;
  /**
   * Colour: `accent` in text, `primary` or `quiet` in lists of links, `inherit` on coloured backgrounds.
   * @default "accent"
   */
  tone?: "accent" | "primary" | "quiet" | "inherit";
  /** When it is underlined: `always` in running text; in lists and menus `hover` is possible. @default "always" */
  underline?: "always" | "hover";
  /** For a link outside a sentence: enlarges its touch target. @default false */
  standalone?: boolean;
  /** Opens a new tab, says so, and gives the other site no reference to this window. @default false */
  external?: boolean;
  /** Marks the current page. */
  current?: boolean;
  /** Called on press, before navigation; preventing the default stops it. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link to another page. It is always a real link, so it can be copied, opened in a new tab and announced as a link.
 *
 * @example <Link href="/help">Help</Link>
 * @example <Link href="https://licence.example" external>Licence</Link>
 */
export function Link({
  href,
  children,
  tone = "accent",
  underline = "always",
  standalone = false,
  external = false,
  current,
  onClick,
}: LinkProps) {
  const t = useTranslations();
  return (
    <NavigateAnchor
      className={styles.link({ tone, underline, standalone })}
      href={href}
      onClick={onClick}
      aria-current={current ? "page" : undefined}
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      {external && (
        <>
          {" "}
          <Icon name="external" size="text" />
          <VisuallyHidden> {t("ui.link.newTab")}</VisuallyHidden>
        </>
      )}
    </NavigateAnchor>
  );
}

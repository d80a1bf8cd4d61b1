import type { MouseEvent, ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { NavigateAnchor } from "./NavigateAnchor.tsx";
import * as styles from "./Link.css.ts";

export interface LinkProps {
  /** Where it goes: an address of this site moves without a page load, any other as the browser does. */
  href: string;
  /** The words of the link; they should make sense alone. */
  children: ReactNode;
  /** Colour: `accent` in text, `primary` or `quiet` in lists of links, `inherit` on coloured grounds. @default "accent" */
  tone?: "accent" | "primary" | "quiet" | "inherit";
  /** In running text links are always underlined; in lists and menus they may wait for the pointer. @default "always" */
  underline?: "always" | "hover";
  /** Stands alone rather than in a sentence, and grows to a target for a finger. @default false */
  standalone?: boolean;
  /** Opens a new tab, says so, and gives the other site no handle on this one. @default false */
  external?: boolean;
  /** Marks the place one is at. */
  current?: boolean;
  /** Runs on press before the move; preventing the default stops the move. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Goes somewhere. It is always a real link, so it can be copied, opened in a tab and read as one.
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

import { useId, type ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import { Pressable } from "../../private/Pressable.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./LobbySection.css.ts";

export interface LobbySectionProps {
  /** Heading of the section. */
  title: string;
  /** Total number of items, in quiet text beside the heading. */
  count?: number;
  /** Label of the link to all items; without it there is no link. */
  actionLabel?: string;
  /** URL of the action; makes it a real link. */
  actionHref?: string;
  /** Called by the action, instead of following its link. */
  onAction?(): void;
  /** The rail or grid. */
  children: ReactNode;
}

/**
 * A section of the lobby: heading, count, a link to all items, and the cards.
 *
 * @example <LobbySection title="Hot games" count={24} actionLabel="See all" actionHref="/rng"><GameRail … /></LobbySection>
 */
export function LobbySection({
  title,
  count,
  actionLabel,
  actionHref,
  onAction,
  children,
}: LobbySectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={id}>
          {title}
        </h2>
        {count !== undefined && (
          <span className={styles.count}>
            <FormattedNumber value={count} />
          </span>
        )}
        {actionLabel && (
          <Pressable
            className={styles.action}
            href={actionHref}
            onPress={onAction}
            aria-describedby={id}
          >
            {actionLabel}
            <Icon name="chevron-end" size="small" />
          </Pressable>
        )}
      </div>
      {children}
    </section>
  );
}

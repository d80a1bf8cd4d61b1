import { useId, type ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import { Pressable } from "../../private/Pressable.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./LobbySection.css.ts";

export interface LobbySectionProps {
  /** What the section shows, as its heading. */
  title: string;
  /** How many there are in all, quietly beside the heading. */
  count?: number;
  /** Words of the way to all of them; without words there is none. */
  actionLabel?: string;
  /** Where the action leads; it is a real link then. */
  actionHref?: string;
  /** Called by the action instead of following its address. */
  onAction?(): void;
  /** The rail or grid. */
  children: ReactNode;
}

/**
 * A part of the lobby: its heading, how many, the way to all, and the cards.
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

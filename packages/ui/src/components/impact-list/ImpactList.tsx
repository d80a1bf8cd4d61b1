import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./ImpactList.css.ts";

export interface ImpactItem {
  /** Identifies the item. */
  id: string;
  /** Who or what is affected: a username. */
  name: string;
  /** Current value: "2.5 %". */
  before: ReactNode;
  /** New value; without it, the item is shown as ending. */
  after?: ReactNode;
  /** A short note: since when it has been in force. */
  note?: ReactNode;
}

export interface ImpactListProps {
  /** Title: "These contracts would end". */
  title: string;
  /** Every affected item, by name. Without items nothing is shown. */
  items: readonly ImpactItem[];
  /** Number of further items that are not named. @default 0 */
  more?: number;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * Lists by name what an action would end or change, before it is confirmed.
 *
 * @example <ImpactList title="These contracts would end" items={[{ id: "7", name: "reed.lantern", before: "2.5 %" }]} />
 */
export function ImpactList(props: ImpactListProps) {
  const { title, items, more = 0, level = 3 } = props;
  const t = useTranslations();
  const titleId = useId();
  const [setBox, scrolls] = useScrolls();
  if (items.length === 0 && more <= 0) return null;
  const Title = `h${level}` as const;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Title className={styles.title} id={titleId}>
        <span className={styles.mark}>
          <Icon name="warning" size="text" />
        </span>
        <span className={styles.words}>{title}</span>
      </Title>
      <div
        ref={setBox}
        className={`${styles.box} ${focusRingInset}`}
        {...(scrolls && {
          role: "group",
          "aria-labelledby": titleId,
          tabIndex: 0,
        })}
      >
        <ul className={styles.list} role="list">
          {items.map(({ id, name, before, after, note }) => (
            <li key={id} className={styles.item}>
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                {note !== undefined && (
                  <span className={styles.note}>{note}</span>
                )}
              </span>
              <span className={styles.change}>
                <bdi className={styles.before}>{before}</bdi>
                <Icon name="chevron-end" size="text" />
                {after === undefined ? (
                  <strong>{t("ui.impactList.ends")}</strong>
                ) : (
                  <>
                    <VisuallyHidden>
                      {` ${t("ui.impactList.becomes")} `}
                    </VisuallyHidden>
                    <strong>
                      <bdi>{after}</bdi>
                    </strong>
                  </>
                )}
              </span>
            </li>
          ))}
          {more > 0 && (
            <li className={styles.rest}>
              {t("ui.impactList.more", { count: more })}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

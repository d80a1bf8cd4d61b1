import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./ImpactList.css.ts";

export interface ImpactItem {
  /** Tells the things apart. */
  id: string;
  /** What or whom it touches: an account. */
  name: string;
  /** What it is now: "2.5 %". */
  before: ReactNode;
  /** What it would be; without it, that it ends is said. */
  after?: ReactNode;
  /** A word about it: since when it is in force. */
  note?: ReactNode;
}

export interface ImpactListProps {
  /** What the list is: "These contracts would end". */
  title: string;
  /** Everything that is touched, by name. Nothing is shown where there is none. */
  items: readonly ImpactItem[];
  /** How many more there are that are not named. @default 0 */
  more?: number;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * What an action would end or change, each named, before anybody confirms it.
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

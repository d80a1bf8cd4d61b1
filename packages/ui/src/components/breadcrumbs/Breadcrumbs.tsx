import { Fragment } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import { BreadcrumbsMenu } from "./BreadcrumbsMenu.tsx";
import * as styles from "./Breadcrumbs.css.ts";

const messages = defineMessages({
  label: {
    id: "ui.breadcrumbs.label",
    defaultMessage: "Where you are",
    description: "Name of the line of links that lead up from a page",
  },
});

export interface BreadcrumbItem {
  /** Tells the places apart. */
  key: string;
  /** Name of the place. */
  label: string;
  /** Where it is; the last place, where one is, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The places from the top down to where one is. */
  items: readonly BreadcrumbItem[];
  /** What the line is called, spoken. @default "Where you are", in the player's language */
  label?: string;
}

/**
 * The way down to this page, each place a link. Where there is no room the places in the middle go into a menu.
 *
 * @example <Breadcrumbs items={[{ key: "home", label: "Home", href: "/" }, { key: "slots", label: "Slots" }]} />
 */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const intl = useIntl();
  const last = items.length - 1;
  /* First, the one above, and where one is stay in sight; two places are never worth a menu. */
  const middle = items.slice(1, -2);
  return (
    <nav
      className={styles.frame}
      aria-label={label ?? intl.formatMessage(messages.label)}
    >
      <ol className={styles.list} role="list">
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {index === 1 && middle.length > 0 && (
              <li className={styles.place({ kind: "menu" })}>
                <BreadcrumbsMenu items={middle} />
                <Arrow />
              </li>
            )}
            <li
              className={styles.place({
                kind: placeOf(index, last, middle.length),
              })}
            >
              {index === last ? (
                <span className={styles.here} aria-current="page">
                  {item.label}
                </span>
              ) : (
                <Place item={item} />
              )}
              {index < last && <Arrow />}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function placeOf(index: number, last: number, hidden: number) {
  if (index === last) return "last";
  return index > 0 && index <= hidden ? "middle" : "plain";
}

function Place({ item }: { item: BreadcrumbItem }) {
  if (item.href === undefined)
    return <span className={styles.plain}>{item.label}</span>;
  return (
    <NavigateAnchor className={styles.link} href={item.href}>
      {item.label}
    </NavigateAnchor>
  );
}

function Arrow() {
  return (
    <span className={styles.arrow}>
      <Icon name="chevron-end" size="small" />
    </span>
  );
}

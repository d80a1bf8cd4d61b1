import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Avatar } from "../avatar/Avatar.tsx";
import type { IconName } from "../icon/glyphs.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { lazyMenu } from "../../private/lazyMenu.tsx";
import * as styles from "./MemberMenu.css.ts";

/** Fetched when a hand comes near: the first screen does without a menu's code. */
const FetchedMenu = lazyMenu<MemberMenuProps>(
  () => import("./MemberMenuList.tsx"),
);

const messages = defineMessages<{ open: { account: string } }>({
  open: {
    id: "ui.memberMenu.open",
    defaultMessage: "Account menu: {account}",
    description: "Name of the button that opens the member's menu",
  },
});

export interface MemberMenuItem {
  /** Tells the entries apart. */
  key: string;
  /** Words of the entry. */
  label: string;
  /** Picture before them. */
  icon: IconName;
  /** A count at the entry's end, `<CountBadge />` for one. */
  badge?: ReactNode;
  /** `danger` stands apart below a line, as signing out does. @default "neutral" */
  tone?: "neutral" | "danger";
  /** The member chose it. */
  onSelect(): void;
}

export interface MemberMenuProps {
  /** The member's account name, whole. */
  account: string;
  /** Address of the member's picture; a letter stands in. */
  avatarUrl?: string;
  /** Rank of the member, in the colour of prizes; without it there is none. */
  vipLabel?: string;
  /** The entries, in order. */
  items: readonly MemberMenuItem[];
  /** The account name is on the clipboard. */
  onCopied(): void;
}

/**
 * The member's picture and name, and the menu behind them.
 *
 * @example <MemberMenu account="lake.walker" vipLabel="Gold" items={entries} onCopied={sayCopied} />
 */
export function MemberMenu({
  account,
  avatarUrl,
  vipLabel,
  items,
  onCopied,
}: MemberMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <FetchedMenu
      menu={{ account, avatarUrl, vipLabel, items, onCopied }}
      trigger={
        <button type="button" className={styles.trigger}>
          <Avatar name={account} imageUrl={avatarUrl} size="small" />
          <VisuallyHidden>
            {formatMessage(messages.open, { account })}
          </VisuallyHidden>
          <bdi className={styles.name} aria-hidden="true">
            {account}
          </bdi>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </button>
      }
    />
  );
}

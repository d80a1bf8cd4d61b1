import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import type { FetchedMenuProps } from "../../private/lazyMenu.tsx";
import { Avatar } from "../avatar/Avatar.tsx";
import { Badge } from "../badge/Badge.tsx";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuHeading } from "../dropdown-menu/DropdownMenuHeading.tsx";
import { DropdownMenuItem } from "../dropdown-menu/DropdownMenuItem.tsx";
import { DropdownMenuSeparator } from "../dropdown-menu/DropdownMenuSeparator.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/glyphs.ts";
import * as styles from "./MemberMenu.css.ts";

/** The list behind the member's picture and name. */
export default function MemberMenuList({
  account,
  avatarUrl,
  vipLabel,
  items,
  onCopied,
  trigger,
  ...opening
}: MemberMenuProps & FetchedMenuProps) {
  const t = useTranslations();
  /* Where the browser keeps the clipboard to itself, nothing is claimed; the name stands there to be selected. */
  const copy = () =>
    navigator.clipboard.writeText(account).then(onCopied, () => {});
  return (
    <DropdownMenu align="end" trigger={trigger} {...opening}>
      <DropdownMenuHeading>
        <span className={styles.who}>
          <Avatar name={account} imageUrl={avatarUrl} />
          <span className={styles.words}>
            <bdi className={styles.account}>{account}</bdi>
            {vipLabel && (
              <Badge tone="prize" icon="crown">
                {vipLabel}
              </Badge>
            )}
          </span>
        </span>
      </DropdownMenuHeading>
      <DropdownMenuItem
        keepOpen
        icon={<Icon name="copy" />}
        onSelect={() => void copy()}
      >
        {t("ui.memberMenu.copy")}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {items.map(({ key, label, icon, badge, tone = "neutral", onSelect }) => [
        tone === "danger" && <DropdownMenuSeparator key={`${key} line`} />,
        <DropdownMenuItem
          key={key}
          icon={<Icon name={icon} />}
          end={badge || undefined}
          tone={tone}
          onSelect={onSelect}
        >
          {label}
        </DropdownMenuItem>,
      ])}
    </DropdownMenu>
  );
}

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

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

/** The menu that opens from the member's picture and username. */
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
  /* Where the browser blocks the clipboard, nothing is claimed; the username can still be selected. */
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
      {items.map(({ key, label, icon, badge, tone = "neutral", ...act }) => [
        tone === "danger" && <DropdownMenuSeparator key={`${key} line`} />,
        <DropdownMenuItem
          key={key}
          icon={<Icon name={icon} />}
          end={badge || undefined}
          tone={tone}
          {...act}
        >
          {label}
        </DropdownMenuItem>,
      ])}
    </DropdownMenu>
  );
}

export interface MemberMenuItem {
  /** Unique key of the entry. */
  key: string;
  /** Label of the entry. */
  label: string;
  /** Icon before the label. */
  icon: IconName;
  /** A count at the end of the entry, for example a `<CountBadge />`. */
  badge?: ReactNode;
  /** `danger` sets the entry apart below a separator, for example “Log out”. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Makes the entry a real link, which can be opened in a new tab. */
  href?: string;
  /** Called when the entry is chosen; optional for a link. */
  onSelect?(): void;
}

export interface MemberMenuProps {
  /** The member's full username. */
  account: string;
  /** URL of the member's picture. Without it, an initial is shown. */
  avatarUrl?: string;
  /** The member's VIP rank, in the prize colour. Without it, no rank is shown. */
  vipLabel?: string;
  /** The entries, in order. */
  items: readonly MemberMenuItem[];
  /** Called when the username has been copied to the clipboard. */
  onCopied(): void;
}

import { useTranslations } from "../../words/translate.ts";
import { Avatar } from "../avatar/Avatar.tsx";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { lazyMenu } from "../../private/lazyMenu.tsx";
import type { MemberMenuProps } from "./MemberMenuList.tsx";
import * as styles from "./MemberMenu.css.ts";

/** Loaded on hover or focus, so that the first screen does not include the menu's code. */
const FetchedMenu = lazyMenu<MemberMenuProps>(
  () => import("./MemberMenuList.tsx"),
);

/**
 * A button with the member's picture and username that opens the member's menu.
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
  const t = useTranslations();
  return (
    <FetchedMenu
      menu={{ account, avatarUrl, vipLabel, items, onCopied }}
      trigger={
        <button type="button" className={styles.trigger}>
          <Avatar name={account} imageUrl={avatarUrl} size="small" />
          <VisuallyHidden>
            {t("ui.memberMenu.open", { account })}
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

import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./BalanceParts.css.ts";

interface BalanceRefreshProps {
  balanceState: "fresh" | "updating" | "stale";
  onRefresh(): void;
}

/** Refreshes the balance; marked and announced while the balance may be out of date. */
export function BalanceRefresh({
  balanceState,
  onRefresh,
}: BalanceRefreshProps) {
  const t = useTranslations();
  const stale = balanceState === "stale";
  return (
    <>
      <span
        className={styles.refresh({ stale })}
        title={stale ? t("ui.balance.stale") : undefined}
      >
        <IconButton
          size="small"
          icon="refresh"
          label={t("ui.balance.refresh")}
          loading={balanceState === "updating"}
          onClick={() => onRefresh()}
        />
      </span>
      <VisuallyHidden role="status">
        {stale ? t("ui.balance.stale") : ""}
      </VisuallyHidden>
    </>
  );
}

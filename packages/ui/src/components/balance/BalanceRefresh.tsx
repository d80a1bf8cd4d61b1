import { useIntl } from "react-intl";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { balanceMessages as messages } from "./balanceMessages.ts";
import * as styles from "./BalanceParts.css.ts";

interface BalanceRefreshProps {
  balanceState: "fresh" | "updating" | "stale";
  onRefresh(): void;
}

/** Reads the balance again; marked, and said, while the figure may be old. */
export function BalanceRefresh({
  balanceState,
  onRefresh,
}: BalanceRefreshProps) {
  const { formatMessage } = useIntl();
  const stale = balanceState === "stale";
  return (
    <>
      <span
        className={styles.refresh({ stale })}
        title={stale ? formatMessage(messages.stale) : undefined}
      >
        <IconButton
          size="small"
          icon="refresh"
          label={formatMessage(messages.refresh)}
          loading={balanceState === "updating"}
          onClick={() => onRefresh()}
        />
      </span>
      <VisuallyHidden role="status">
        {stale ? formatMessage(messages.stale) : ""}
      </VisuallyHidden>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import { add } from "@foyer/platform/money";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { WalletList } from "@foyer/ui/wallet-list";
import { useServices } from "../../../services/services.ts";
import { localZone } from "../../../shared/localZone.ts";
import { errorText } from "../../../shared/words/errors.ts";
import { useWalletNames } from "./useWalletNames.ts";
import { walletsQuery } from "./walletsQuery.ts";
import { walletWords } from "./walletWords.ts";

interface WalletsProps {
  readonly symbol: string;
  /** Money can be moved between them. */
  readonly movable: boolean;
}

/** Where every unit is, and when that was read (W-106). */
export function Wallets({ symbol, movable }: WalletsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const nameOf = useWalletNames();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    walletsQuery(useServices()),
  );
  const failure =
    error &&
    errorText(intl, {
      reason: error instanceof CallError ? error.code : "UNKNOWN",
    });
  if (failure && !data)
    return (
      <ErrorState
        level={3}
        title={failure}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const list = data?.list ?? [];
  return (
    <Stack gap="x3">
      {failure && <InlineMessage tone="warning">{failure}</InlineMessage>}
      <WalletList
        label={formatMessage(walletWords.list)}
        currencySymbol={symbol}
        timeZone={localZone()}
        loading={isPending}
        wallets={list.map(({ vendor, balance, updatedAt, transferable }) => ({
          key: vendor,
          name: nameOf(vendor),
          balance,
          readAt: updatedAt,
          ...(movable &&
            !transferable && { note: formatMessage(walletWords.locked) }),
        }))}
        {...(list.length > 1 && {
          total: list.reduce((sum, { balance }) => add(sum, balance), "0"),
        })}
      />
    </Stack>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { add } from "@foyer/platform/money";
import { ErrorState } from "@foyer/ui/error-state";
import { Stack } from "@foyer/ui/stack";
import { WalletList } from "@foyer/ui/wallet-list";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { OldNote } from "../../kit/reading/OldNote.tsx";
import { useReading } from "../../kit/reading/useReading.ts";
import { useWalletNames } from "./useWalletNames.ts";
import { walletsQuery } from "./walletReading.ts";

interface WalletsProps {
  readonly symbol: string;
  /** Money can be moved between them. */
  readonly movable: boolean;
}

/** Where every unit is, and when that was read (W-106). */
export function Wallets({ symbol, movable }: WalletsProps) {
  const t = useTranslations();
  const nameOf = useWalletNames();
  const query = useQuery(walletsQuery(useServices()));
  const { data } = query;
  const reading = useReading(query);
  if (reading.failure && !data)
    return <ErrorState level={3} {...reading.failure} />;
  const list = data?.list ?? [];
  return (
    <Stack gap="x3">
      <OldNote {...reading} />
      <WalletList
        label={t("wallet.list")}
        currencySymbol={symbol}
        timeZone={localZone()}
        loading={reading.loading}
        wallets={list.map(({ vendor, balance, updatedAt, transferable }) => ({
          key: vendor,
          name: nameOf(vendor),
          balance,
          readAt: updatedAt,
          ...(movable && !transferable && { note: t("wallet.locked") }),
        }))}
        {...(list.length > 1 && {
          total: list.reduce((sum, { balance }) => add(sum, balance), "0"),
        })}
      />
    </Stack>
  );
}

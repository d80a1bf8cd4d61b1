import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { add } from "@foyer/platform/money";
import { wallets } from "@foyer/platform/calls";
import { ErrorState } from "@foyer/ui/error-state";
import { Stack } from "@foyer/ui/stack";
import { WalletList } from "@foyer/ui/wallet-list";
import { useServices, type Services } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { OldNote } from "../../kit/reading/Loaded.tsx";
import { useReading } from "../../kit/reading/useReading.ts";
import { balanceKey } from "../../kit/queryKeys.ts";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";

interface WalletsProps {
  readonly symbol: string;
  /** Whether money can be transferred between them. */
  readonly movable: boolean;
}

/** The balance of each wallet, and when it was read (W-106). */
export function Wallets({ symbol, movable }: WalletsProps) {
  const t = useTranslations();
  const nameOf = useWalletNames();
  const { client } = useServices();
  const query = useQuery({
    queryKey: walletsKey,
    refetchOnWindowFocus: true,
    queryFn: ({ signal }) => client.call(wallets, {}, { signal }),
  });
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

/** Below the balance's key: whatever invalidates the balance invalidates the wallets too. */
const walletsKey = [...balanceKey, "wallets"] as const;

/** Fetches the wallets and updates the page's list as well. */
export async function readWallets(
  { client, queries }: Services,
  signal: AbortSignal,
) {
  const answer = await client.call(wallets, {}, { signal });
  queries.setQueryData(walletsKey, answer);
  return { wallets: answer.list };
}

/**
 * Returns a wallet's name: the main wallet's, or its provider's.
 *
 * @example const nameOf = useWalletNames(); nameOf("") // "Main wallet"
 */
export function useWalletNames(): (vendor: string) => string {
  const t = useTranslations();
  const vendorName = useVendorNames();
  return (vendor) => (vendor === "" ? t("wallet.main") : vendorName(vendor));
}

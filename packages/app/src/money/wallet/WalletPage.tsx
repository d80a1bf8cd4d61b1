import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import {
  walletReturnMachine,
  walletReturnView,
  walletTransferMachine,
  walletTransferView,
} from "@foyer/flows/transfer";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { walletReturnBy, walletTransferBy } from "../../actors/moneySteps.ts";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import { useServices } from "../../services/services.ts";
import { walletKindQuery } from "../../kit/accountLoads.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useOrder } from "../order/useOrder.ts";
import { WalletReturnSteps } from "./WalletReturnSteps.tsx";
import { readWallets, useWalletNames, Wallets } from "./Wallets.tsx";
import { WalletTransferSteps } from "./WalletTransferSteps.tsx";

/** The balance, which wallets hold it, and transfers between them (MEM-03). */
export default forFullMember(Page);

function Page(member: FullMemberProps) {
  const t = useTranslations();
  const query = useQuery(walletKindQuery(useServices(), member.memberId));
  return (
    <Stack gap="x8">
      <Wallets
        symbol={member.symbol}
        movable={query.data?.isSingle === false}
      />
      <Loaded query={query} pending={<FormSkeleton fields={3} />}>
        {({ isSingle }) =>
          isSingle ? (
            <Text tone="quiet">{t("wallet.single")}</Text>
          ) : (
            <Moves {...member} />
          )
        }
      </Loaded>
    </Stack>
  );
}

/** Shown only with several wallets: transfer and return (OPN-44). */
function Moves(member: FullMemberProps) {
  const t = useTranslations();
  // After one form has transferred money, the other has to fetch its figures again.
  const [transfers, setTransfers] = useState(0);
  const [returns, setReturns] = useState(0);
  const renewTransfer = () => setTransfers((count) => count + 1);
  return (
    <>
      <Stack as="section" gap="x4">
        <Heading level={3} size="card">
          {t("wallet.transfer")}
        </Heading>
        <WalletTransfer
          {...member}
          key={`transfer ${transfers}`}
          onDone={() => setReturns((count) => count + 1)}
          onAgain={renewTransfer}
        />
      </Stack>
      <Stack as="section" gap="x4">
        <Heading level={3} size="card">
          {t("wallet.back")}
        </Heading>
        <WalletReturn
          {...member}
          key={`return ${returns}`}
          onDone={renewTransfer}
        />
      </Stack>
    </>
  );
}

interface MoveProps extends FullMemberProps {
  /** Money has been transferred: what the other forms show is stale. */
  readonly onDone: () => void;
}

/** Transfers money from one wallet to another, once, as the flow says. */
function WalletTransfer({ memberId, symbol, onDone, onAgain }: MoveProps) {
  const nameOf = useWalletNames();
  const order = useOrder({
    memberId,
    machine: walletTransferMachine,
    step: walletTransferBy,
    facts: readWallets,
    view: walletTransferView,
    given: undefined,
    kept: "wallet",
    call: "walletTransfer",
    onDone,
  });
  return (
    <WalletTransferSteps
      {...order}
      symbol={symbol}
      nameOf={nameOf}
      onAgain={onAgain}
    />
  );
}

/** Returns all money to the main wallet, and confirms it once (MEM-23). */
function WalletReturn({ memberId, symbol, onDone }: MoveProps) {
  const nameOf = useWalletNames();
  const order = useOrder({
    memberId,
    machine: walletReturnMachine,
    step: walletReturnBy,
    facts: readWallets,
    view: walletReturnView,
    given: undefined,
    call: "walletReturn",
    onDone,
  });
  return <WalletReturnSteps {...order} symbol={symbol} nameOf={nameOf} />;
}

import { useState, type ReactNode } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { redeemView } from "@foyer/flows/points";
import type { PointsGoods } from "@foyer/platform/calls";
import { moneyFor } from "../../actors/money.ts";
import { useServices } from "../../services/services.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { redeemFor } from "./pointsActors.ts";
import { RedeemSteps } from "./RedeemSteps.tsx";

interface RedeemFormProps {
  readonly goods: PointsGoods;
  readonly memberId: string;
  /** What the goods are, above the form; not over the sum. */
  readonly details: ReactNode;
  readonly onRecords: () => void;
}

/** Buying one thing with points, with the flow behind it (PTS-04). */
export function RedeemForm(props: RedeemFormProps) {
  const { goods, memberId, details, onRecords } = props;
  const services = useServices();
  const [money] = useState(() => moneyFor(services, memberId));
  const actor = useActorRef(redeemFor(services, money), {
    input: { given: { goodsId: goods.id }, ...money.input },
  });
  const view = useSelector(actor, redeemView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const isDone = view.phase === "done";
  useMadeOld("redeemPoints", isDone);
  return (
    <RedeemSteps
      view={view}
      output={output}
      title={goods.title}
      details={details}
      send={actor.send}
      onRecords={onRecords}
    />
  );
}

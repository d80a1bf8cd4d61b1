import { useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { convertView } from "@foyer/flows/points";
import { moneyFor } from "../../actors/money.ts";
import { useServices } from "../../services/services.ts";
import { useMadeOld } from "../../kit/sending/changes.ts";
import { ConvertSteps } from "./ConvertSteps.tsx";
import { convertFor } from "./pointsActors.ts";

interface ConvertFormProps {
  readonly memberId: string;
  readonly onAgain: () => void;
  readonly onRules: () => void;
}

/** Turning points into money, with the flow behind it (PTS-12). */
export function ConvertForm({ memberId, onAgain, onRules }: ConvertFormProps) {
  const services = useServices();
  const [money] = useState(() => moneyFor(services, memberId));
  const actor = useActorRef(convertFor(services, money), {
    input: { given: undefined, ...money.input },
  });
  const view = useSelector(actor, convertView);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const isDone = view.phase === "done";
  useMadeOld("convertPoints", isDone);
  return (
    <ConvertSteps
      view={view}
      output={output}
      send={actor.send}
      onAgain={onAgain}
      onRules={onRules}
    />
  );
}

import { useEffect, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import {
  registerDownlineMachine,
  registerDownlineView,
  type RegisterDownlineOutput,
} from "@foyer/flows/register-downline";
import { registerDownline, type DownlineOptions } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { useTranslations } from "@foyer/ui/words";
import { failureOf } from "../../actors/failure.ts";
import { refusedFields } from "../../actors/refusedFields.ts";
import { useNewPasswordRule } from "../../kit/form/registerRules.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { madeOld } from "../../kit/sending/changes.ts";
import { randomId } from "../../services/randomId.ts";
import { useServices } from "../../services/services.ts";
import { downlineOptionsQuery } from "../downlines.ts";
import { initialPassword } from "./initialPassword.ts";
import { RegisterSteps } from "./RegisterSteps.tsx";

/** Opens a downline account (AGT-04, W-96). */
export default function RegisterPage() {
  const t = useTranslations();
  const services = useServices();
  const [round, setRound] = useState(0);
  return (
    <Loaded
      query={useQuery(downlineOptionsQuery(services))}
      pending={<FormSkeleton fields={4} />}
    >
      {(options) =>
        options.types.length === 0 ? (
          <EmptyState
            level={3}
            picture="user"
            title={t("agentRegister.closed")}
          />
        ) : (
          <NewAccount
            key={round}
            options={options}
            onAgain={() => setRound((count) => count + 1)}
          />
        )
      }
    </Loaded>
  );
}

interface NewAccountProps {
  readonly options: DownlineOptions;
  readonly onAgain: () => void;
}

/** One new account: its flow, connected to the platform. */
function NewAccount({ options, onAgain }: NewAccountProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const rule = useNewPasswordRule("password");
  const [password] = useState(initialPassword);
  const actor = useActorRef(
    registerDownlineMachine.provide({
      actors: {
        register: fromPromise(
          ({ input: { account, key } }): Promise<RegisterDownlineOutput> =>
            client
              .call(registerDownline, account, { idempotencyKey: key })
              .then(
                () => {
                  void madeOld(queries, "registerDownline");
                  return { ok: true };
                },
                (error: unknown) => ({
                  error: { ...failureOf(error), fields: refusedFields(error) },
                }),
              ),
        ),
      },
    }),
    { input: { options, password, newKey: randomId } },
  );
  const view = useSelector(actor, registerDownlineView);
  const { send } = actor;
  useEffect(() => {
    if (rule) send({ type: "registerDownline.ruleCame", rule });
  }, [rule, send]);
  return <RegisterSteps view={view} send={send} onAgain={onAgain} />;
}

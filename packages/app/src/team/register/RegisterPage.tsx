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
import { Tabs } from "@foyer/ui/tabs";
import { useTranslations } from "@foyer/ui/words";
import { failureOf } from "../../actors/failure.ts";
import { refusedFields } from "../../actors/refusedFields.ts";
import { oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { useNewPasswordRule } from "../../kit/form/registerRules.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { madeOld } from "../../kit/sending/changes.ts";
import { randomId } from "../../services/randomId.ts";
import { useServices } from "../../services/services.ts";
import { downlineOptionsQuery } from "../downlines.ts";
import { linksQuery } from "../registrationLinks.ts";
import { initialPassword } from "./initialPassword.ts";
import { LinksTab } from "./LinksTab.tsx";
import { RegisterSteps } from "./RegisterSteps.tsx";
import * as styles from "./register.css.ts";

const tabs = ["account", "links"] as const;

/** Opens a downline account, or lets people register one themselves (AGT-04, W-96). */
export default function RegisterPage() {
  const t = useTranslations();
  const services = useServices();
  const [round, setRound] = useState(0);
  const [tab, setTab] = useFilter("tab", oneOf(tabs), "account");
  // A platform without links has only the form.
  const hasLinks = useQuery(linksQuery(services)).data !== null;
  return (
    <Loaded
      query={useQuery(downlineOptionsQuery(services))}
      pending={<FormSkeleton fields={4} />}
    >
      {(options) => {
        if (options.types.length === 0)
          return (
            <EmptyState
              level={3}
              picture="user"
              title={t("agentRegister.closed")}
            />
          );
        const account = (
          <div className={styles.form}>
            <NewAccount
              key={round}
              options={options}
              onAgain={() => setRound((count) => count + 1)}
            />
          </div>
        );
        return hasLinks ? (
          <Tabs
            label={t("agentLinks.tabs")}
            selected={tab}
            onSelect={(key) => setTab(oneOf(tabs)(key) ?? "account")}
            items={[
              {
                key: "account",
                label: t("agentRegister.label"),
                content: account,
              },
              {
                key: "links",
                label: t("agentLinks.tab"),
                content: <LinksTab options={options} />,
              },
            ]}
          />
        ) : (
          account
        );
      }}
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

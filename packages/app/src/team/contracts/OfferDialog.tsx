import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ContractOffer } from "@foyer/flows/contract-request";
import type { ContractType, Contract } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Text } from "@foyer/ui/text";
import { ImpactList } from "@foyer/ui/impact-list";
import { Stack } from "@foyer/ui/stack";
import { ContractNews } from "../contract/ContractNews.tsx";
import { typeWords, loserOf, percentText } from "../contract/contractWords.ts";
import { StepGroup } from "../../money/order/StepGroup.tsx";
import type { ContractStep } from "../contract/useContractRequest.ts";
import { OfferForm } from "./OfferForm.tsx";
import { useServices } from "../../services/services.ts";
import { contractsQuery } from "../../kit/contracts.ts";
import { perOf, TermChanges, useTermRows } from "../contract/useTermRows.tsx";
import * as css from "./contracts.css.ts";
import { localZone } from "../../kit/localZone.ts";

interface OfferDialogProps extends ContractStep {
  readonly type: ContractType;
}

/** An offer to a downline, step by step: terms, summary, and contracts that would end because of it (CON-08). */
export function OfferDialog({ type, view, send }: OfferDialogProps) {
  const t = useTranslations();
  const { step, intent } = view;
  const offer = intent?.kind === "offer" ? intent.offer : undefined;
  const title = t("agentOffer.title", {
    type: t(typeWords[type]),
  });
  const close = () => {
    send({ type: "contractRequest.abandoned" });
    // From the summary and the question, the first event leads back to the form; the second one leaves the form.
    if (step !== "offer") send({ type: "contractRequest.abandoned" });
  };
  const sending = view.busy && step !== "offer";
  return (
    <Modal open onClose={close} busy={sending} title={title}>
      <StepGroup label={title} step={step}>
        {step === "offer" && <OfferForm view={view} send={send} />}
        {step === "confirm" && offer && (
          <OfferReview offer={offer} busy={sending} send={send} />
        )}
        {step === "confirmLower" && offer && (
          <OfferLower
            offer={offer}
            ending={view.ending}
            busy={sending}
            send={send}
          />
        )}
        {(step === "checking" ||
          step === "notDone" ||
          step === "outcomeUnknown") && (
          <ContractNews view={view} send={send} />
        )}
      </StepGroup>
    </Modal>
  );
}

interface OfferStepProps extends Pick<ContractStep, "send"> {
  readonly offer: ContractOffer;
  readonly busy: boolean;
}

/** All terms once more and, where a contract is in force, what changes; only what is shown here is sent. */
function OfferReview({ offer, busy, send }: OfferStepProps) {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const rowsOf = useTermRows();
  const { type, downline } = offer;
  const inForce = useQuery(
    contractsQuery(services, {
      type,
      state: "ACTIVE",
      downline,
      pageNo: 1,
      pageSize: 10,
    }),
  );
  const current = inForce.data?.list.find(
    ({ party, state, side }) =>
      party === downline && state === "ACTIVE" && side !== "ABOVE",
  );
  const per = perOf({ type, betAmountPer: type === "HOURLY" ? "HOUR" : "DAY" });
  return (
    <Form
      label={t("agentOffer.review")}
      onSubmit={() => send({ type: "contractRequest.confirmed" })}
      busy={busy}
    >
      <DescriptionList
        items={[
          {
            key: "downline",
            label: t("agentOffer.downline"),
            value: <bdi>{downline}</bdi>,
          },
          ...rowsOf(offer, per).map(({ key, term, value }) => ({
            key,
            label: term,
            value,
          })),
        ]}
      />
      {current && <TermChanges before={current} after={offer} per={per} />}
      {inForce.isError && (
        <InlineMessage tone="warning">{t("agentOffer.unread")}</InlineMessage>
      )}
      <Text tone="quiet">{t("agentOffer.tells")}</Text>
      <div className={css.answers}>
        <Button
          variant="outline"
          size="large"
          disabled={busy}
          onClick={() => send({ type: "contractRequest.abandoned" })}
        >
          {t("agentOffer.back")}
        </Button>
        <Button type="submit" tone="accent" size="large" loading={busy}>
          {t("agentOffer.confirm", {
            rate: percentText(intl, offer.rate),
          })}
        </Button>
      </div>
    </Form>
  );
}

interface OfferLowerProps extends OfferStepProps {
  /** Contracts with a higher rate, each of which would end. */
  readonly ending: readonly Contract[];
}

/** Names everyone whose contract a lower rate would end, before anything is done (CON-08). */
function OfferLower({ offer, ending, busy, send }: OfferLowerProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { formatDate } = intl;
  const noteOf = ({ side, agent, activeAt, createdAt }: Contract): string => {
    const day = formatDate(activeAt ?? createdAt, {
      // The platform's calendar years, even in locales where Intl would use another calendar: Thai and Persian.
      calendar: "gregory",
      timeZone: localZone(),
      dateStyle: "medium",
    });
    return side === "ABOVE" && agent
      ? t("agentOffer.since.by", {
          day,
          agent: `\u2068${agent}\u2069`,
        })
      : t("agentOffer.since", { day });
  };
  return (
    <Stack gap="x5">
      <InlineMessage
        tone="warning"
        live="polite"
        title={t("agentOffer.lower.title", { count: ending.length })}
      >
        {t("agentOffer.lower.text", {
          rate: percentText(intl, offer.rate),
        })}
      </InlineMessage>
      <ImpactList
        title={t("agentOffer.lower")}
        items={ending.map((contract) => ({
          id: contract.id,
          name: loserOf(contract),
          before: percentText(intl, contract.rate),
          note: noteOf(contract),
        }))}
      />
      <div className={css.answers}>
        <Button
          variant="outline"
          size="large"
          disabled={busy}
          onClick={() => send({ type: "contractRequest.abandoned" })}
        >
          {t("agentOffer.lower.no")}
        </Button>
        <Button
          variant="outline"
          tone="danger"
          size="large"
          loading={busy}
          onClick={() => send({ type: "contractRequest.confirmed" })}
        >
          {t("agentOffer.lower.yes")}
        </Button>
      </div>
    </Stack>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ContractOffer,
  ContractRequestEvent,
} from "@foyer/flows/contract-request";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { contractsQuery } from "../../kit/contracts.ts";
import { percentText } from "../contract/percentText.ts";
import { perOf, TermChanges, useTermRows } from "../contract/useTermRows.tsx";
import * as css from "./contracts.css.ts";

interface OfferReviewProps {
  readonly offer: ContractOffer;
  readonly busy: boolean;
  readonly send: (event: ContractRequestEvent) => void;
}

/** All terms once more and, where a contract is in force, what changes; only what stands here is sent. */
export function OfferReview({ offer, busy, send }: OfferReviewProps) {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const { rowsOf } = useTermRows();
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

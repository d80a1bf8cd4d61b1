import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { RedeemBody, RedeemOk, RedeemView } from "@foyer/flows/points";
import { isDeliveryAddress, redeemBounds } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import {
  DescriptionList,
  type DescriptionItem,
} from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { NumberField } from "@foyer/ui/number-field";
import { PointsFigure, usePointsText } from "@foyer/ui/points-product-card";
import { Stack } from "@foyer/ui/stack";
import { TextArea } from "@foyer/ui/text-area";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../../kit/words/errors.ts";
import { useServices } from "../../services/services.ts";
import { Order } from "../order/Order.tsx";
import { pointsWords } from "../order/orderWords.ts";
import type { OrderNow } from "../order/useOrder.ts";
import { redemptionsQuery } from "./pointsQueries.ts";
import { usePointsProblem } from "./pointsText.ts";
import { RedeemStatus } from "./RedeemStatus.tsx";

/* A quantity, not money. */
const readPieces = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number.parseInt(text, 10) : undefined;

/** Where the member's last product was sent; a rejected order may have had a wrong address. */
function useLastAddress(): string | undefined {
  const services = useServices();
  const { data } = useQuery(redemptionsQuery(services, 1));
  return data?.list.find(
    ({ status, address }) =>
      status !== "Rejected" && isDeliveryAddress(address),
  )?.address;
}

interface RedeemStepsProps extends OrderNow<RedeemView, RedeemOk> {
  /** Title of the product. */
  readonly title: string;
  /** The product's details, shown above the form but not above the summary. */
  readonly details: ReactNode;
  readonly onRecords: () => void;
}

/** Redeeming a product, step by step (PTS-04): never more than are available, or than the points pay for (PTS-11). */
export function RedeemSteps(props: RedeemStepsProps) {
  const { title, details, onRecords, ...order } = props;
  const { view, send } = order;
  const { cost, left, values } = view;
  const intl = useIntl();
  const t = useTranslations();
  const points = usePointsText();
  const say = usePointsProblem();
  const lastAddress = useLastAddress();
  /** The product, the delivery address and the cost: a summary that can be checked. */
  const sumOf = (body: RedeemBody, more: readonly DescriptionItem[] = []) => (
    <DescriptionList
      items={[
        {
          key: "what",
          label: t("points.redeem.what"),
          value: t("points.redeem.pieces", { count: body.quantity, title }),
        },
        { key: "to", label: t("points.redeem.to"), value: body.address },
        {
          key: "mobile",
          label: t("points.redeem.mobile"),
          value: <bdi dir="ltr">{body.mobileNum}</bdi>,
        },
        ...more,
      ]}
    />
  );
  const costs: DescriptionItem = {
    key: "cost",
    label: t("points.form.costs"),
    value: <PointsFigure points={cost} />,
    total: true,
  };
  return (
    <Order
      {...order}
      label={t("points.redeem.label")}
      words={pointsWords}
      names={["quantity", "address", "mobileNum"]}
      say={(problem, name) =>
        name === "quantity" &&
        problem?.reason === "tooLarge" &&
        problem.limit === undefined
          ? errorText(intl, { reason: "POINTS_SHORT" })
          : say(problem)
      }
      above={details}
      closed={() => (
        <Closed
          view={view}
          onRetry={() => send({ type: "moneyForm.retried" })}
        />
      )}
      form={(_facts, { field }) => (
        <>
          <NumberField
            {...field("quantity")}
            label={t("points.redeem.quantity")}
            value={readPieces(values.quantity)}
            min={1}
            max={view.most}
            onChange={(value) =>
              field("quantity").onChange(
                value === undefined ? "" : String(value),
              )
            }
          />
          <Stack gap="x1">
            <TextArea
              {...field("address")}
              label={t("points.redeem.address")}
              hint={t("points.redeem.addressHint")}
              autoComplete="street-address"
              rows={3}
              minLength={redeemBounds.address.min}
              maxLength={redeemBounds.address.max}
            />
            {lastAddress && (
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => field("address").onChange(lastAddress)}
                >
                  {t("points.redeem.lastAddress")}
                </Button>
              </div>
            )}
          </Stack>
          <TextField
            {...field("mobileNum")}
            label={t("points.redeem.mobile")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <DescriptionList items={[costs]} />
        </>
      )}
      review={(body) => ({
        label: t("points.redeem.sum"),
        figures: sumOf(body, [
          {
            key: "left",
            label: t("points.form.left"),
            value: <PointsFigure points={left} />,
          },
          costs,
        ]),
        confirm: t("points.redeem.confirm", { points: points(cost) }),
        needsSecret: true,
      })}
      sent={(body) => sumOf(body)}
      done={({ ok, body, earlier }) => (
        <Stack gap="x5">
          <InlineMessage
            tone="success"
            live="polite"
            title={t("points.redeem.done")}
          >
            {earlier && <div>{t("points.form.earlier")}</div>}
            {t("points.redeem.doneText")}
          </InlineMessage>
          <div>
            <RedeemStatus status={ok.status} />
          </div>
          {sumOf(body)}
          <Button onClick={onRecords}>{t("points.redeem.records")}</Button>
        </Stack>
      )}
    />
  );
}

const closedWords = {
  gone: { title: "points.redeem.gone", text: "points.redeem.goneText" },
  soldOut: {
    title: "points.redeem.soldOut",
    text: "points.redeem.soldOutText",
  },
  short: { title: "points.redeem.short", text: "points.redeem.shortText" },
} as const;

interface ClosedProps {
  readonly view: RedeemView;
  readonly onRetry: () => void;
}

/** Why the product cannot be redeemed now: it is gone, sold out, or costs more points than the member has. */
function Closed({ view, onRetry }: ClosedProps) {
  const { facts, closedBy = "gone" } = view;
  const t = useTranslations();
  const points = usePointsText();
  const { title, text } = closedWords[closedBy];
  return (
    <InlineMessage
      live="polite"
      title={t(title)}
      action={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("points.redeem.again")}
        </Button>
      }
    >
      {t(text, {
        cost: points(facts?.goods?.points),
        points: points(facts?.currentPoints),
      })}
    </InlineMessage>
  );
}

import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { PasswordField } from "@foyer/ui/password-field";
import { Inline, Stack } from "@foyer/ui/stack";
import { usePaymentPasswordHelp } from "../../kit/paymentPasswordHelp.ts";
import { useCustomerService } from "../../kit/useCustomerService.ts";
import { errorText } from "../../kit/words/errors.ts";
import type { OrderWords } from "./orderWords.ts";

/** Content of the summary, shown before anything is sent. */
export interface Review {
  /** The amounts. */
  readonly figures: ReactNode;
  /** Label of the button, which names what is spent. */
  readonly confirm: string;
  /** Accessible name of the summary. @default "Check before you confirm" */
  readonly label?: string;
  /** The call requires the payment password. @default false */
  readonly needsSecret?: boolean;
  /** By default sends `moneyForm.confirmed`. Runs within the press, so it may open a window. */
  readonly onConfirm?: () => void;
}

interface OrderReviewProps extends Review {
  readonly view: MoneyFormView<string, unknown, MoneyBody>;
  readonly send: (event: MoneyFormEvent<never>) => void;
  readonly words: OrderWords;
}

/** The summary before anything is sent, and the button that names the act; only what is shown here is sent. */
export function OrderReview(props: OrderReviewProps) {
  const { view, send, words, figures, confirm, needsSecret = false } = props;
  const { onConfirm = () => send({ type: "moneyForm.confirmed" }) } = props;
  const intl = useIntl();
  const t = useTranslations();
  const help = usePaymentPasswordHelp();
  const busy = view.phase === "paying";
  const { failure } = view;
  const missing =
    needsSecret && view.secretMissing ? t(words.passwordMissing) : undefined;
  return (
    <Stack gap="x4">
      <Form
        label={props.label ?? t("money.review")}
        onSubmit={onConfirm}
        busy={busy}
        error={
          failure && (failure.held ? t("money.held") : errorText(intl, failure))
        }
        problems={
          missing === undefined
            ? []
            : [{ name: "paymentPassword", message: missing }]
        }
      >
        {figures}
        {failure?.held && <Held held={failure.held} />}
        {view.elsewhere && (
          <InlineMessage tone="warning" live="polite">
            {t(words.elsewhere)}
          </InlineMessage>
        )}
        {needsSecret && (
          <PasswordField
            name="paymentPassword"
            label={t(words.password)}
            // Not the login password: browsers must not fill that in.
            autoComplete="off"
            required
            disabled={busy}
            value={view.secret}
            onChange={(value) =>
              send({ type: "moneyForm.secretChanged", value })
            }
            {...("passwordHint" in words && { hint: t(words.passwordHint) })}
            error={missing}
          />
        )}
        <Inline gap="x3">
          <Button
            variant="outline"
            size="large"
            disabled={busy}
            onClick={() => send({ type: "moneyForm.corrected" })}
          >
            {t(words.back)}
          </Button>
          <Button type="submit" tone="accent" size="large" loading={busy}>
            {confirm}
          </Button>
        </Inline>
      </Form>
      {/* Below the form, because it may open a dialog with a form of its own. */}
      {failure?.reason === "LOCKED" && help}
    </Stack>
  );
}

/** Why the platform holds the money, in its own words, and whom to contact. */
function Held({ held }: { readonly held: readonly string[] }) {
  const t = useTranslations();
  const openService = useCustomerService();
  return (
    <InlineMessage
      tone="warning"
      action={
        openService && (
          <Button icon="headset" onClick={openService}>
            {t("service.contact")}
          </Button>
        )
      }
    >
      {held.map((words) => (
        <div key={words} dir="auto">
          {words}
        </div>
      ))}
      <div>{t("money.held.next")}</div>
    </InlineMessage>
  );
}

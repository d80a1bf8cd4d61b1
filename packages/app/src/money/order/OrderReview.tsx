import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormView } from "@foyer/flows/money-form";
import type { MoneyBody } from "@foyer/flows/money-step";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { PasswordField } from "@foyer/ui/password-field";
import { Inline } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { HeldNotice } from "./HeldNotice.tsx";

interface OrderReviewProps {
  readonly label: string;
  readonly view: Pick<
    MoneyFormView<string, unknown, MoneyBody>,
    "phase" | "secret" | "secretMissing" | "failure" | "elsewhere"
  >;
  readonly send: (event: MoneyFormEvent<never>) => void;
  readonly words: Readonly<Record<"elsewhere" | "back", string>>;
  /** The payment password, where the call wants it. */
  readonly password?: {
    readonly label: string;
    readonly missing: string;
    readonly hint?: string;
  };
  /** Words of the button, which name what is spent. */
  readonly confirm: ReactNode;
  /** Absent: what `moneyForm.confirmed` does. Runs in the press, so it may open a window. */
  readonly onConfirm?: (() => void) | undefined;
  /** The sum. */
  readonly children: ReactNode;
}

/** The sum before anything is sent, and the button that names it; only what stands here is sent. */
export function OrderReview(props: OrderReviewProps) {
  const { label, view, send, words, password, confirm, children } = props;
  const { onConfirm = () => send({ type: "moneyForm.confirmed" }) } = props;
  const intl = useIntl();
  const t = useTranslations();
  const busy = view.phase === "paying";
  const { failure } = view;
  const missing = view.secretMissing ? password?.missing : undefined;
  return (
    <Form
      label={label}
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
      {children}
      {failure?.held && <HeldNotice held={failure.held} />}
      {view.elsewhere && (
        <InlineMessage tone="warning" live="polite">
          {words.elsewhere}
        </InlineMessage>
      )}
      {password && (
        <PasswordField
          name="paymentPassword"
          label={password.label}
          // The password of the login is another one: browsers must not fill that in.
          autoComplete="off"
          required
          disabled={busy}
          value={view.secret}
          onChange={(value) => send({ type: "moneyForm.secretChanged", value })}
          {...(password.hint !== undefined && { hint: password.hint })}
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
          {words.back}
        </Button>
        <Button type="submit" tone="accent" size="large" loading={busy}>
          {confirm}
        </Button>
      </Inline>
    </Form>
  );
}

import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type { MoneyStepView } from "@foyer/flows/money-step";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { PasswordField } from "@foyer/ui/password-field";
import { Inline, Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import type { OrderWords } from "./orderWords.ts";

interface OrderDoubtProps {
  readonly step: MoneyStepView & {
    readonly doubt: NonNullable<MoneyStepView["doubt"]>;
  };
  readonly send: (event: MoneyFormEvent<never>) => void;
  readonly words: OrderWords;
  /** Names what is in doubt: "Withdrawal of RM 100.00". */
  readonly what: string;
  /** What was sent, for checking. */
  readonly sent: ReactNode;
}

/** Never "failed, try again": it says what is known, and checks the same order instead of sending a new one. */
export function OrderDoubt(props: OrderDoubtProps) {
  const { step, send, words, what, sent } = props;
  const intl = useIntl();
  const t = useTranslations();
  const [secret, setSecret] = useState("");
  const { doubt, failure, canAsk, canSetAside, secretMissing } = step;
  const wantsSecret = canAsk && step.wantsSecret;
  const title = t(words.doubt);
  return (
    <Stack gap="x5">
      {sent}
      <InlineMessage tone="warning" live="polite" title={title}>
        {t(words[doubt], { what })}
        {failure && <div>{errorText(intl, failure)}</div>}
      </InlineMessage>
      <Form
        label={title}
        onSubmit={() => {
          send({
            type: "moneyForm.askedAgain",
            ...(wantsSecret && { secret }),
          });
          // If it is required again it must be typed again: it is kept no longer than needed.
          setSecret("");
        }}
      >
        {wantsSecret && (
          <PasswordField
            name="paymentPassword"
            label={t(words.password)}
            autoComplete="off"
            required
            value={secret}
            onChange={setSecret}
            error={
              secretMissing && secret.trim() === ""
                ? t(words.passwordMissing)
                : undefined
            }
          />
        )}
        <Inline gap="x3">
          {canAsk && (
            <Button type="submit" tone="accent" icon="refresh">
              {t(words.ask)}
            </Button>
          )}
          {canSetAside && (
            <Button
              variant="quiet"
              onClick={() => send({ type: "moneyForm.setAside" })}
            >
              {t(words.leave)}
            </Button>
          )}
        </Inline>
      </Form>
    </Stack>
  );
}

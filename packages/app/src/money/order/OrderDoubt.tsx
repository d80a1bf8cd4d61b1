import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MoneyStepView } from "@foyer/flows/money-step";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { PasswordField } from "@foyer/ui/password-field";
import { Inline, Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";

interface OrderDoubtProps {
  readonly step: MoneyStepView;
  readonly title: string;
  /** What is known of it, in a sentence. */
  readonly text: string;
  readonly words: Readonly<
    Record<"ask" | "leave" | "password" | "passwordMissing", string>
  >;
  readonly onAsk: (secret: string | undefined) => void;
  readonly onSetAside: () => void;
  /** What was sent, to be checked. */
  readonly children?: ReactNode;
}

/** An order without an answer: what is known is said, and the same order is asked about, not sent anew. */
export function OrderDoubt(props: OrderDoubtProps) {
  const { step, title, text, words, onAsk, onSetAside, children } = props;
  const intl = useIntl();
  const [secret, setSecret] = useState("");
  const { failure, canAsk, canSetAside, secretMissing } = step;
  const wantsSecret = canAsk && step.wantsSecret;
  return (
    <Stack gap="x5">
      {children}
      <InlineMessage tone="warning" live="polite" title={title}>
        {text}
        {failure && <div>{errorText(intl, failure)}</div>}
      </InlineMessage>
      <Form
        label={title}
        onSubmit={() => {
          onAsk(wantsSecret ? secret : undefined);
          // Whoever is asked once more types it once more: it is kept no longer than it is needed.
          setSecret("");
        }}
      >
        {wantsSecret && (
          <PasswordField
            name="paymentPassword"
            label={words.password}
            autoComplete="off"
            required
            value={secret}
            onChange={setSecret}
            error={
              secretMissing && secret.trim() === ""
                ? words.passwordMissing
                : undefined
            }
          />
        )}
        <Inline gap="x3">
          {canAsk && (
            <Button type="submit" tone="accent" icon="refresh">
              {words.ask}
            </Button>
          )}
          {canSetAside && (
            <Button variant="quiet" onClick={onSetAside}>
              {words.leave}
            </Button>
          )}
        </Inline>
      </Form>
    </Stack>
  );
}

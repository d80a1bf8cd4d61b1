import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { feedback, feedbackTypes } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { refusalOf, refusalText } from "@foyer/ui/pattern-field";
import { Select } from "@foyer/ui/select";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextArea } from "@foyer/ui/text-area";
import { TextField } from "@foyer/ui/text-field";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../kit/words/errors.ts";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";

/** Topics of feedback. */
const messages = {
  DEPOSIT: "feedback.type.deposit",
  WITHDRAWAL: "feedback.type.withdrawal",
  GAME: "feedback.type.game",
  ACCOUNT: "feedback.type.account",
  SUGGESTION: "feedback.type.suggestion",
  OTHER: "feedback.type.other",
} as const;

const mostContact = 120;

/** Sends feedback to customer service (FBK-01…04). */
export default function FeedbackPage() {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const { busy, failure, run } = useSend();
  const [sent, setSent] = useState(false);
  const { max } = brand.feedback;
  // If a brand's limits contradict each other, nobody could write anything.
  const min = Math.min(brand.feedback.min, max);
  const fields = useFields(
    {
      questionType: { label: t("feedback.type"), required: true },
      content: {
        label: t("feedback.content"),
        problem: (content) => {
          const rule = { required: true, minLength: min, maxLength: max };
          const refusal = refusalOf(rule, content);
          return refusal && refusalText(intl, refusal);
        },
      },
      contact: { label: t("feedback.contact") },
    },
    failure,
  );
  const submit = () => {
    setSent(false);
    const { questionType, ...written } = fields.typed;
    const type = feedbackTypes.find((one) => one === questionType);
    if (!fields.ready() || type === undefined) return;
    run(
      (by) => by.change(feedback, { questionType: type, ...written }),
      () => {
        fields.reset();
        setSent(true);
      },
    );
  };
  return (
    <Stack gap="x5">
      <Text tone="quiet" measure>
        {t("feedback.lead")}
      </Text>
      <Form
        label={t("feedback.form")}
        onSubmit={submit}
        problems={fields.problems}
        error={failure && errorText(intl, failure)}
        busy={busy}
      >
        <Stack gap="x5">
          <Select
            {...fields.bind("questionType")}
            value={fields.values.questionType || undefined}
            options={feedbackTypes.map((type) => ({
              value: type,
              label: t(messages[type]),
            }))}
          />
          <TextArea
            {...fields.bind("content")}
            minLength={min}
            maxLength={max}
            limit="soft"
            required
          />
          <TextField
            {...fields.bind("contact")}
            hint={t("feedback.contactHint")}
            autoComplete="email"
            maxLength={mostContact}
          />
          <Button type="submit" tone="accent" loading={busy}>
            {t("feedback.send")}
          </Button>
        </Stack>
      </Form>
      {sent && (
        <InlineMessage tone="success" live="polite">
          {t("feedback.sent")}
        </InlineMessage>
      )}
    </Stack>
  );
}

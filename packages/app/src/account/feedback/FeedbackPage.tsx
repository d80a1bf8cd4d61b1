import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { feedback, feedbackSend, feedbackTypes } from "@foyer/platform/calls";
import { feedbackLengths, isFeedbackContact } from "@foyer/platform/domain";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Select } from "@foyer/ui/select";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextArea } from "@foyer/ui/text-area";
import { TextField } from "@foyer/ui/text-field";
import { errorText } from "../../kit/words/errors.ts";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";
import { OwnFeedback } from "./OwnFeedback.tsx";
import { PicturesField } from "./PicturesField.tsx";
import { topics } from "./topics.ts";
import { useContent } from "./useContent.ts";
import { useOwnFeedback } from "./useOwnFeedback.ts";
import { usePictures } from "./usePictures.ts";

/** Sends feedback to customer service (FBK-01…04), and lists earlier messages with their answers. */
export default function FeedbackPage() {
  const intl = useIntl();
  const t = useTranslations();
  const { busy, failure, run } = useSend();
  const [sent, setSent] = useState<string>();
  const pictures = usePictures();
  const most = useOwnFeedback(1).data?.pictures ?? 0;
  const { rule, limits } = useContent(t("feedback.content"));
  const wrongContact = t("feedback.contactWrong");
  const fields = useFields(
    {
      questionType: { label: t("feedback.type"), required: true },
      content: rule,
      contact: {
        label: t("feedback.contact"),
        problem: (contact) =>
          isFeedbackContact(contact) ? undefined : wrongContact,
      },
    },
    failure,
  );
  const submit = () => {
    setSent(undefined);
    const { questionType, ...written } = fields.typed;
    const type = feedbackTypes.find((one) => one === questionType);
    if (!fields.ready() || type === undefined) return;
    const wish = { questionType: type, ...written };
    run(
      async (by) => {
        const added = await pictures.upload();
        return by
          .order(feedbackSend, { ...wish, ...added })
          .catch((error: unknown) => {
            // A platform without the members' call takes it as a visitor's.
            if (error instanceof CallError && error.status === 404)
              return by.change(feedback, wish);
            throw error;
          });
      },
      ({ number }) => {
        fields.reset();
        pictures.reset();
        setSent(number);
      },
    );
  };
  return (
    <Stack gap="x8">
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
                label: t(topics[type]),
              }))}
            />
            <TextArea {...fields.bind("content")} {...limits} />
            <PicturesField pictures={pictures} most={most} disabled={busy} />
            <TextField
              {...fields.bind("contact")}
              hint={t("feedback.contactHint")}
              autoComplete="email"
              maxLength={feedbackLengths.contact}
            />
            {/* Above the button, where the reader's eyes are: below it, a phone's navigation would hide it. */}
            {sent !== undefined && (
              <InlineMessage tone="success" live="polite">
                {sent === ""
                  ? t("feedback.sent")
                  : t("feedback.sentNumber", { number: `\u2068${sent}\u2069` })}
              </InlineMessage>
            )}
            <Button type="submit" tone="accent" loading={busy}>
              {t("feedback.send")}
            </Button>
          </Stack>
        </Form>
      </Stack>
      <OwnFeedback />
    </Stack>
  );
}

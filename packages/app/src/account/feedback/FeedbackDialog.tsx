import { useIntl } from "react-intl";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import {
  feedbackReply,
  feedbackThread,
  type FeedbackThread,
} from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { Form } from "@foyer/ui/form";
import { Modal } from "@foyer/ui/modal";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextArea } from "@foyer/ui/text-area";
import { toast } from "@foyer/ui/toast";
import { useFields } from "../../kit/form/useFields.ts";
import { localZone } from "../../kit/localZone.ts";
import { feedbackKey } from "../../kit/queryKeys.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { useServices } from "../../services/services.ts";
import * as styles from "./feedback.css.ts";
import { useContent } from "./useContent.ts";

interface FeedbackDialogProps {
  readonly number: string;
  readonly onClose: () => void;
}

/** A conversation with customer service, to which the member can write back until it is closed (W-54d, W-54e). */
export function FeedbackDialog({ number, onClose }: FeedbackDialogProps) {
  const t = useTranslations();
  const { client } = useServices();
  const query = useQuery({
    queryKey: [...feedbackKey, { number }],
    queryFn: ({ signal }) =>
      client.call(feedbackThread, { number }, { signal }),
    staleTime: 0,
  });
  return (
    <Modal open onClose={onClose} title={<bdi>{number}</bdi>}>
      <Loaded query={query} pending={<ListRowSkeleton rows={2} />}>
        {(thread) => (
          <Stack gap="x5">
            <Conversation {...thread} />
            {thread.state === "CLOSED" ? (
              <Text tone="quiet">{t("feedback.own.closed")}</Text>
            ) : (
              <Reply number={number} />
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

/** The messages of both sides, oldest first; all of them are plain text. */
function Conversation({ number, content, time, lines }: FeedbackThread) {
  const t = useTranslations();
  const all = [{ by: "MEMBER", content, time }, ...lines];
  return (
    <ol
      className={styles.lines}
      role="list"
      aria-label={t("feedback.own.thread", { number: `\u2068${number}\u2069` })}
    >
      {all.map((line, index) => (
        <li key={index} className={styles.line}>
          <Inline gap="x2">
            <Text as="strong" size="small" weight="strong">
              {t(
                line.by === "MEMBER"
                  ? "feedback.own.you"
                  : "feedback.own.service",
              )}
            </Text>
            <Text as="span" size="small" tone="quiet">
              <DateTime at={line.time} timeZone={localZone()} />
            </Text>
          </Inline>
          <p className={styles.words} dir="auto">
            {line.content}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Writing back; what was typed stays until it has been received. */
function Reply({ number }: Pick<FeedbackDialogProps, "number">) {
  const intl = useIntl();
  const t = useTranslations();
  const { busy, failure, run } = useSend();
  const { rule, limits } = useContent(t("feedback.own.reply"));
  const fields = useFields({ content: rule }, failure);
  const submit = () => {
    if (!fields.ready()) return;
    run(
      (by) => by.order(feedbackReply, { number, ...fields.typed }),
      () => {
        fields.reset();
        toast.show({ tone: "success", text: t("feedback.own.replied") });
      },
    );
  };
  return (
    <Form
      label={t("feedback.own.reply")}
      onSubmit={submit}
      problems={fields.problems}
      error={failure && errorText(intl, failure)}
      busy={busy}
    >
      <Stack gap="x5">
        <TextArea {...fields.bind("content")} {...limits} />
        <Button type="submit" tone="accent" loading={busy}>
          {t("feedback.send")}
        </Button>
      </Stack>
    </Form>
  );
}

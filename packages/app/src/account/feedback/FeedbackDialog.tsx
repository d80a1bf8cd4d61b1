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
import { Link } from "@foyer/ui/link";
import { Modal } from "@foyer/ui/modal";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextArea } from "@foyer/ui/text-area";
import { toast } from "@foyer/ui/toast";
import { useImages } from "../../kit/content/useImages.ts";
import { useFields } from "../../kit/form/useFields.ts";
import { localZone } from "../../kit/localZone.ts";
import { feedbackKey } from "../../kit/queryKeys.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { useServices } from "../../services/services.ts";
import * as styles from "./feedback.css.ts";
import { PicturesField } from "./PicturesField.tsx";
import { useContent } from "./useContent.ts";
import { usePictures } from "./usePictures.ts";

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
              <Reply number={number} most={thread.pictures} />
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

/** The messages of both sides, oldest first; all of them are plain text. */
function Conversation({ number, lines, ...first }: FeedbackThread) {
  const t = useTranslations();
  const all = [{ ...first, by: "MEMBER" }, ...lines];
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
          <Pictures addresses={line.images} />
        </li>
      ))}
    </ol>
  );
}

/** The pictures of a message, each of which opens in full in a tab of its own; none from a foreign host. */
function Pictures({ addresses }: { readonly addresses: readonly string[] }) {
  const t = useTranslations();
  const image = useImages();
  const shown = addresses.flatMap((address) => image(address) ?? []);
  if (shown.length === 0) return null;
  return (
    <Inline gap="x2">
      {shown.map((address, index) => (
        <Link key={address} href={address} external>
          <img
            className={styles.picture}
            src={address}
            alt={t("feedback.picture", { number: index + 1 })}
            loading="lazy"
          />
        </Link>
      ))}
    </Inline>
  );
}

interface ReplyProps {
  readonly number: string;
  /** How many pictures it may have. */
  readonly most: number;
}

/** Writing back; what was typed stays until it has been received. */
function Reply({ number, most }: ReplyProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { busy, failure, run } = useSend();
  const { rule, limits } = useContent(t("feedback.own.reply"));
  const fields = useFields({ content: rule }, failure);
  const pictures = usePictures();
  const submit = () => {
    if (!fields.ready()) return;
    run(
      async (by) => {
        const added = await pictures.upload();
        return by.order(feedbackReply, { number, ...fields.typed, ...added });
      },
      () => {
        fields.reset();
        pictures.reset();
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
        <PicturesField pictures={pictures} most={most} disabled={busy} />
        <Button type="submit" tone="accent" loading={busy}>
          {t("feedback.send")}
        </Button>
      </Stack>
    </Form>
  );
}

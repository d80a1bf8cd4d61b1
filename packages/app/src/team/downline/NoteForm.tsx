import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { downlineNote, type DownlineNote } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Form } from "@foyer/ui/form";
import { Inline } from "@foyer/ui/stack";
import { TextArea } from "@foyer/ui/text-area";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";

interface NoteFormProps {
  readonly account: string;
  /** Maximum number of characters. */
  readonly longest: number;
  /** The note that is changed. @default a new one */
  readonly note?: DownlineNote;
  /** Called when it was saved or given up. */
  readonly onDone?: () => void;
}

/** Writes a note about an account, or changes one; it is plain text (W-97e). */
export function NoteForm({ account, longest, note, onDone }: NoteFormProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { run, busy, failure } = useSend();
  const label = t(note ? "agentNotes.change" : "agentNotes.new");
  const fields = useFields(
    {
      text: {
        label,
        required: true,
        ...(note && { start: note.text }),
      },
    },
    failure,
  );
  function submit() {
    if (!fields.ready()) return;
    const request = { account, id: note?.id ?? "", text: fields.typed.text };
    run(
      (by) => by.order(downlineNote, request),
      () => {
        fields.reset();
        onDone?.();
      },
    );
  }
  return (
    <Form
      label={label}
      onSubmit={submit}
      busy={busy}
      problems={fields.problems}
      error={failure && errorText(intl, failure)}
    >
      <TextArea
        {...fields.bind("text")}
        maxLength={longest}
        rows={3}
        disabled={busy}
      />
      <Inline gap="x2">
        <Button type="submit" tone="accent" loading={busy}>
          {t("agentNotes.save")}
        </Button>
        {onDone && (
          <Button disabled={busy} onClick={onDone}>
            {t("agentNotes.giveUp")}
          </Button>
        )}
      </Inline>
    </Form>
  );
}

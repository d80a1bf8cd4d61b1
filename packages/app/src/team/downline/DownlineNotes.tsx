import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { downlineNote, type DownlineNote } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { useServices } from "../../services/services.ts";
import { downlineNotesQuery } from "../downlines.ts";
import { NoteForm } from "./NoteForm.tsx";
import * as css from "./downline.css.ts";

interface DownlineNotesProps {
  readonly account: string;
  /** IANA name of the time zone that times are in. */
  readonly timeZone: string;
}

/** What the agent has noted about an account; nobody else reads it (W-97d, W-97e). */
export function DownlineNotes(props: DownlineNotesProps) {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(downlineNotesQuery(services, props.account));
  return (
    <Loaded query={query} pending={<FormSkeleton fields={2} />}>
      {(notes) =>
        notes === null ? (
          <EmptyState level={3} title={t("agentNotes.unavailable")} />
        ) : (
          <Notes {...props} {...notes} />
        )
      }
    </Loaded>
  );
}

interface NotesProps extends DownlineNotesProps {
  readonly list: readonly DownlineNote[];
  readonly most: number;
  readonly longest: number;
}

function Notes({ account, timeZone, list, most, longest }: NotesProps) {
  const t = useTranslations();
  const intl = useIntl();
  const [edited, setEdited] = useState<string>();
  // Until the page is left: afterwards the text is nowhere.
  const [deleted, setDeleted] = useState<DownlineNote>();
  const { run, busy, failure } = useSend();
  const save = (note: DownlineNote, text: string, then: () => void) =>
    run((by) => by.order(downlineNote, { account, id: note.id, text }), then);
  return (
    <Stack gap="x5">
      <Text tone="quiet">{t("agentNotes.text")}</Text>
      {list.length < most ? (
        <NoteForm account={account} longest={longest} />
      ) : (
        <Text>{t("agentNotes.most", { most })}</Text>
      )}
      {deleted && (
        <InlineMessage
          tone="info"
          live="polite"
          action={
            <Button
              size="small"
              loading={busy}
              onClick={() =>
                save(deleted, deleted.text, () => setDeleted(undefined))
              }
            >
              {t("agentNotes.undo")}
            </Button>
          }
        >
          {t("agentNotes.deleted")}
        </InlineMessage>
      )}
      {failure && (
        <InlineMessage tone="danger" live="polite">
          {errorText(intl, failure)}
        </InlineMessage>
      )}
      {list.length === 0 ? (
        <EmptyState level={3} title={t("agentNotes.none")} />
      ) : (
        <ul className={css.notes} role="list">
          {list.map((note) => (
            <li key={note.id} className={css.note}>
              {edited === note.id ? (
                <NoteForm
                  account={account}
                  longest={longest}
                  note={note}
                  onDone={() => setEdited(undefined)}
                />
              ) : (
                <Stack gap="x2">
                  <p className={css.text} dir="auto">
                    {note.text}
                  </p>
                  <Text size="small" tone="quiet">
                    <DateTime
                      at={note.changedAt ?? note.time}
                      timeZone={timeZone}
                      precision="minute"
                      showZone
                    />
                    {note.changedAt ? ` · ${t("agentNotes.changed")}` : ""}
                  </Text>
                  <Inline gap="x2">
                    <NoteButton
                      label={t("agentNotes.edit")}
                      note={note}
                      busy={busy}
                      onClick={() => setEdited(note.id)}
                    />
                    <NoteButton
                      label={t("agentNotes.delete")}
                      note={note}
                      busy={busy}
                      onClick={() => save(note, "", () => setDeleted(note))}
                    />
                  </Inline>
                </Stack>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface NoteButtonProps {
  readonly label: string;
  readonly note: DownlineNote;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** A button of a note, which names it by its beginning to a screen reader. */
function NoteButton({ label, note, busy, onClick }: NoteButtonProps) {
  return (
    <Button size="small" variant="quiet" disabled={busy} onClick={onClick}>
      {label}{" "}
      <VisuallyHidden>{[...note.text].slice(0, 40).join("")}</VisuallyHidden>
    </Button>
  );
}

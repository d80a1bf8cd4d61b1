import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { endSession } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../../../services/services.ts";
import { localZone } from "../../../../shared/localZone.ts";
import { errorText } from "../../../../shared/words/errors.ts";
import { sessionsQuery } from "../accountQueries.ts";
import { Loaded } from "../../../../shared/form/Loaded.tsx";
import { useSend } from "../../../../shared/form/useSend.ts";
import { SecurityRow, SecurityRows } from "../security/SecurityRow.tsx";

const messages = defineMessages<{
  title: {};
  current: {};
  unknown: {};
  seen: {};
  end: {};
  endTitle: { device: string };
  endText: {};
  ended: {};
}>({
  title: {
    id: "account.sessions",
    defaultMessage: "Signed in on",
    description: "Heading of the list of devices that are signed in",
  },
  current: {
    id: "account.sessions.current",
    defaultMessage: "This device",
    description: "Beside the device that one is looking at",
  },
  unknown: {
    id: "account.sessions.unknown",
    defaultMessage: "Unknown device",
    description: "Name of a device of which the platform knows nothing",
  },
  seen: {
    id: "account.sessions.seen",
    defaultMessage: "Last seen",
    description: "Before the time at which a device was last used",
  },
  end: {
    id: "account.sessions.end",
    defaultMessage: "Sign out",
    description: "Button that signs another device out",
  },
  endTitle: {
    id: "account.sessions.endTitle",
    defaultMessage: "Sign out {device}?",
    description: "Title of the question before another device is signed out",
  },
  endText: {
    id: "account.sessions.endText",
    defaultMessage:
      "Whoever uses it has to sign in again. If it was not you, change your password as well.",
    description: "What it means to sign another device out",
  },
  ended: {
    id: "account.sessions.ended",
    defaultMessage: "The device is signed out",
    description: "Shown after another device was signed out",
  },
});

interface Device {
  readonly id: string;
  readonly device: string;
}

/** The devices that are signed in. This one is marked; the others can be signed out (W-111). */
export function Sessions() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery(services));
  const { busy, failure, run, forget } = useSend();
  const [asked, setAsked] = useState<Device>();
  const nameOf = ({ device }: { readonly device: string }) =>
    device || formatMessage(messages.unknown);
  const end = ({ id }: Device) =>
    run(
      () =>
        services.client.call(endSession, { id }).finally(() => {
          setAsked(undefined);
        }),
      () => {
        toast.show({ tone: "success", text: formatMessage(messages.ended) });
        const { queryKey } = sessionsQuery(services);
        void queries.invalidateQueries({ queryKey });
      },
    );
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {formatMessage(messages.title)}
      </Heading>
      {failure && (
        <InlineMessage tone="danger" live="assertive">
          {errorText(intl, failure)}
        </InlineMessage>
      )}
      <Loaded query={query} pending={<ListRowSkeleton rows={2} />}>
        {({ list }) => (
          <SecurityRows>
            {list.map((session) => (
              <SecurityRow
                key={session.id}
                title={
                  <Inline gap="x2">
                    {nameOf(session)}
                    {session.current && (
                      <Badge tone="success">
                        {formatMessage(messages.current)}
                      </Badge>
                    )}
                  </Inline>
                }
                action={
                  !session.current && (
                    <Button
                      size="small"
                      onClick={() => {
                        forget();
                        setAsked(session);
                      }}
                    >
                      {formatMessage(messages.end)}
                    </Button>
                  )
                }
              >
                {session.place && <div>{session.place}</div>}
                {formatMessage(messages.seen)}{" "}
                <DateTime at={session.lastSeen} timeZone={localZone()} />
              </SecurityRow>
            ))}
          </SecurityRows>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          open
          title={formatMessage(messages.endTitle, { device: nameOf(asked) })}
          message={formatMessage(messages.endText)}
          confirmLabel={formatMessage(messages.end)}
          busy={busy}
          onConfirm={() => end(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { endSession } from "@foyer/platform/calls";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../../../services/services.ts";
import { localZone } from "../../../../shared/localZone.ts";
import { rememberStore } from "../../../../shared/remember.ts";
import { errorText } from "../../../../shared/words/errors.ts";
import { sessionsQuery } from "../accountQueries.ts";
import { Loaded } from "../../../../shared/reading/Loaded.tsx";
import { useSend } from "../../../../shared/form/useSend.ts";
import { DeviceRows, useDeviceName, type Device } from "./DeviceRows.tsx";

const messages = defineMessages<{
  title: {};
  end: {};
  endTitle: { device: string };
  endText: {};
  ended: {};
  remembered: {};
  rememberedNote: {};
  until: {};
  forget: {};
  forgetTitle: { device: string };
  forgetText: {};
  forgotten: {};
}>({
  title: {
    id: "account.sessions",
    defaultMessage: "Signed in on",
    description: "Heading of the list of devices that are signed in",
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
  remembered: {
    id: "account.remembered",
    defaultMessage: "Remembered devices",
    description: "Heading of the list of devices that need no password",
  },
  rememberedNote: {
    id: "account.remembered.note",
    defaultMessage:
      "These devices can sign in to your account without the password.",
    description: "Below the heading of the list of remembered devices",
  },
  until: {
    id: "account.remembered.until",
    defaultMessage: "Remembered until",
    description: "Before the time at which a device is forgotten by itself",
  },
  forget: {
    id: "account.remembered.forget",
    defaultMessage: "Forget",
    description: "Button that forgets a remembered device",
  },
  forgetTitle: {
    id: "account.remembered.forgetTitle",
    defaultMessage: "Forget {device}?",
    description: "Title of the question before a device is forgotten",
  },
  forgetText: {
    id: "account.remembered.forgetText",
    defaultMessage:
      "The next sign-in there needs the password. If another device is signed in with it, it is signed out.",
    description: "What it means to forget a remembered device",
  },
  forgotten: {
    id: "account.remembered.forgotten",
    defaultMessage: "The device is forgotten",
    description: "Shown after a remembered device was forgotten",
  },
});

interface Asked {
  readonly device: Device;
  readonly kind: "end" | "forget";
}

const words = {
  end: {
    title: messages.endTitle,
    text: messages.endText,
    confirm: messages.end,
    done: messages.ended,
  },
  forget: {
    title: messages.forgetTitle,
    text: messages.forgetText,
    confirm: messages.forget,
    done: messages.forgotten,
  },
} as const;

/**
 * The devices that are signed in, and those that sign in without the password. The one that is looked at is marked;
 * the others can be signed out, and each can be forgotten (W-111).
 */
export function Sessions() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery(services));
  const { busy, failure, run, forget } = useSend();
  const [asked, setAsked] = useState<Asked>();
  const nameOf = useDeviceName();
  const ask = (kind: Asked["kind"]) => (device: Device) => {
    forget();
    setAsked({ device, kind });
  };
  const end = ({ device, kind }: Asked) =>
    run(
      () =>
        services.client.call(endSession, { id: device.id }).finally(() => {
          setAsked(undefined);
        }),
      () => {
        const { merchantCode, rememberPassword: password } = services.brand;
        // What is kept here is void from now on.
        if (kind === "forget" && device.current)
          void rememberStore({ merchantCode, password }).forget();
        const text = formatMessage(words[kind].done);
        toast.show({ tone: "success", text });
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
        {({ list, remembered }) => (
          <Stack gap="x8">
            <DeviceRows
              devices={list}
              action={({ current }) =>
                current ? undefined : formatMessage(messages.end)
              }
              onAction={ask("end")}
            />
            {remembered.length > 0 && (
              <Stack gap="x3">
                <Heading level={3} size="card">
                  {formatMessage(messages.remembered)}
                </Heading>
                <Text size="small" tone="quiet">
                  {formatMessage(messages.rememberedNote)}
                </Text>
                <DeviceRows
                  devices={remembered}
                  action={() => formatMessage(messages.forget)}
                  onAction={ask("forget")}
                  more={({ until }) => (
                    <div>
                      {formatMessage(messages.until)}{" "}
                      <DateTime at={until} timeZone={localZone()} />
                    </div>
                  )}
                />
              </Stack>
            )}
          </Stack>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          open
          title={formatMessage(words[asked.kind].title, {
            device: nameOf(asked.device),
          })}
          message={formatMessage(words[asked.kind].text)}
          confirmLabel={formatMessage(words[asked.kind].confirm)}
          busy={busy}
          onConfirm={() => end(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

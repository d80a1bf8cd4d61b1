import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import {
  endOtherSessions,
  endSession,
  sessionList,
} from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { rememberStore } from "../../kit/remember.ts";
import { errorText } from "../../kit/words/errors.ts";
import { accountKey } from "../../kit/queryKeys.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useSend } from "../../kit/sending/useSend.ts";
import { securityQuery } from "../accountQueries.ts";
import { SecurityRow, SecurityRows } from "../security/SecurityRow.tsx";

type SessionList = ResponseOf<typeof sessionList>;
/** A device that can log in without the password also has an expiry date. */
type Device = SessionList["list"][number] &
  Partial<SessionList["remembered"][number]>;

/** Display name of a device. */
function useDeviceName(): (device: Device) => string {
  const t = useTranslations();
  return ({ device }) => device || t("account.sessions.unknown");
}

type Asked =
  | { readonly kind: "end" | "forget"; readonly device: Device }
  | { readonly kind: "others" };

const words = {
  end: {
    title: "account.sessions.endTitle",
    text: "account.sessions.endText",
    confirm: "account.sessions.end",
    done: "account.sessions.ended",
  },
  others: {
    title: "account.sessions.endOthersTitle",
    text: "account.sessions.endOthersText",
    confirm: "account.sessions.endOthers",
    done: "account.sessions.endedOthers",
  },
  forget: {
    title: "account.remembered.forgetTitle",
    text: "account.remembered.forgetText",
    confirm: "account.remembered.forget",
    done: "account.remembered.forgotten",
  },
} as const;

/**
 * The devices that are logged in, and those that can log in without the password. The current device is marked; the
 * others can be logged out, one by one or all at once, and each can be forgotten (W-111).
 */
export function Sessions() {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const query = useQuery({
    queryKey: accountKey("sessions"),
    queryFn: ({ signal }) => services.client.call(sessionList, {}, { signal }),
  });
  // A platform without self-service has no call for all at once.
  const { data: security } = useQuery(securityQuery(services));
  const { busy, failure, run, forget } = useSend();
  const [asked, setAsked] = useState<Asked>();
  const nameOf = useDeviceName();
  const ask = (what: Asked) => {
    forget();
    setAsked(what);
  };
  const end = (what: Asked) =>
    run(
      (by) =>
        (what.kind === "others"
          ? by.change(endOtherSessions, {})
          : by.change(endSession, { id: what.device.id })
        ).finally(() => {
          setAsked(undefined);
        }),
      () => {
        // What is stored on this device is no longer valid.
        if (what.kind === "forget" && what.device.current)
          void rememberStore(services.brand).forget();
        const text = t(words[what.kind].done);
        toast.show({ tone: "success", text });
      },
    );
  return (
    <Stack gap="x3">
      <Heading level={3} size="card">
        {t("account.sessions")}
      </Heading>
      {failure && (
        <InlineMessage tone="danger" live="assertive">
          {errorText(intl, failure)}
        </InlineMessage>
      )}
      <Loaded query={query} pending={<ListRowSkeleton rows={2} />}>
        {({ list, remembered }) => (
          <Stack gap="x8">
            <Stack gap="x3">
              <DeviceRows kind="end" devices={list} onAsk={ask} />
              {security && list.some(({ current }) => !current) && (
                <div>
                  <Button onClick={() => ask({ kind: "others" })}>
                    {t("account.sessions.endOthers")}
                  </Button>
                </div>
              )}
            </Stack>
            {remembered.length > 0 && (
              <Stack gap="x3">
                <Heading level={3} size="card">
                  {t("account.remembered")}
                </Heading>
                <Text size="small" tone="quiet">
                  {t("account.remembered.note")}
                </Text>
                <DeviceRows kind="forget" devices={remembered} onAsk={ask} />
              </Stack>
            )}
          </Stack>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          open
          title={
            asked.kind === "others"
              ? t(words.others.title)
              : t(words[asked.kind].title, { device: nameOf(asked.device) })
          }
          message={t(words[asked.kind].text)}
          confirmLabel={t(words[asked.kind].confirm)}
          busy={busy}
          onConfirm={() => end(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

interface DeviceRowsProps {
  readonly kind: "end" | "forget";
  readonly devices: readonly Device[];
  readonly onAsk: (asked: Asked) => void;
}

/** The member's devices, each with its action; the current device is not logged out here. */
function DeviceRows({ kind, devices, onAsk }: DeviceRowsProps) {
  const t = useTranslations();
  const nameOf = useDeviceName();
  return (
    <SecurityRows>
      {devices.map((device) => (
        <SecurityRow
          key={device.id}
          title={
            <Inline gap="x2">
              {nameOf(device)}
              {device.current && (
                <Badge tone="success">{t("account.sessions.current")}</Badge>
              )}
            </Inline>
          }
          action={
            !(kind === "end" && device.current) && (
              <Button size="small" onClick={() => onAsk({ device, kind })}>
                {t(words[kind].confirm)}
              </Button>
            )
          }
        >
          {device.place && <div>{device.place}</div>}
          {t("account.sessions.seen")}{" "}
          <DateTime at={device.lastSeen} timeZone={localZone()} />
          {device.until !== undefined && (
            <div>
              {t("account.remembered.until")}{" "}
              <DateTime at={device.until} timeZone={localZone()} />
            </div>
          )}
        </SecurityRow>
      ))}
    </SecurityRows>
  );
}

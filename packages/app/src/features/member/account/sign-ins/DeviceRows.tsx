import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { Inline } from "@foyer/ui/stack";
import { localZone } from "../../../../shared/localZone.ts";
import { SecurityRow, SecurityRows } from "../security/SecurityRow.tsx";

const messages = defineMessages<{ current: {}; unknown: {}; seen: {} }>({
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
});

export interface Device {
  readonly id: string;
  readonly device: string;
  readonly place: string;
  readonly lastSeen: number;
  readonly current: boolean;
}

/** What a device is called. */
export function useDeviceName(): (device: Pick<Device, "device">) => string {
  const { formatMessage } = useIntl();
  return ({ device }) => device || formatMessage(messages.unknown);
}

interface DeviceRowsProps<D extends Device> {
  readonly devices: readonly D[];
  /** What the button of a row does; a device without one has none. */
  readonly action: (device: D) => string | undefined;
  readonly onAction: (device: D) => void;
  /** What is said of a device below when it was last seen. */
  readonly more?: (device: D) => ReactNode;
}

/** Devices of the member, each with what can be done about it. */
export function DeviceRows<D extends Device>(props: DeviceRowsProps<D>) {
  const { devices, action, onAction, more } = props;
  const { formatMessage } = useIntl();
  const nameOf = useDeviceName();
  return (
    <SecurityRows>
      {devices.map((device) => {
        const label = action(device);
        return (
          <SecurityRow
            key={device.id}
            title={
              <Inline gap="x2">
                {nameOf(device)}
                {device.current && (
                  <Badge tone="success">
                    {formatMessage(messages.current)}
                  </Badge>
                )}
              </Inline>
            }
            action={
              label !== undefined && (
                <Button size="small" onClick={() => onAction(device)}>
                  {label}
                </Button>
              )
            }
          >
            {device.place && <div>{device.place}</div>}
            {formatMessage(messages.seen)}{" "}
            <DateTime at={device.lastSeen} timeZone={localZone()} />
            {more?.(device)}
          </SecurityRow>
        );
      })}
    </SecurityRows>
  );
}

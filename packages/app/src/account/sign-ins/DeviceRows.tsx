import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { Inline } from "@foyer/ui/stack";
import { localZone } from "../../kit/localZone.ts";
import { SecurityRow, SecurityRows } from "../security/SecurityRow.tsx";

export interface Device {
  readonly id: string;
  readonly device: string;
  readonly place: string;
  readonly lastSeen: number;
  readonly current: boolean;
}

/** What a device is called. */
export function useDeviceName(): (device: Pick<Device, "device">) => string {
  const t = useTranslations();
  return ({ device }) => device || t("account.sessions.unknown");
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
  const t = useTranslations();
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
                  <Badge tone="success">{t("account.sessions.current")}</Badge>
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
            {t("account.sessions.seen")}{" "}
            <DateTime at={device.lastSeen} timeZone={localZone()} />
            {more?.(device)}
          </SecurityRow>
        );
      })}
    </SecurityRows>
  );
}

/**
 * The time zone of this device's clock, as an IANA name.
 *
 * @example <DateTime at={startsAt} timeZone={localZone()} />
 */
export const localZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone;

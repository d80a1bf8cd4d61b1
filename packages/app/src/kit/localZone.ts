/**
 * The zone this machine's clock is set to, by its IANA name.
 *
 * @example <DateTime at={startsAt} timeZone={localZone()} />
 */
export const localZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Flags of a line that has contracts of every type. */
export const allKinds = {
  divtypereq: "1",
  dailysalreqtype: "1",
  contracthoursalreq: "1",
  realtimesalreqtype: "1",
} as const;

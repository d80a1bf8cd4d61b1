import type { SessionContext } from "./session.types.ts";

/** A session that is nobody's. */
export const nobody = {
  token: undefined,
  member: undefined,
  firstLogin: false,
  passwordDue: undefined,
} as const;

/** What the machine starts with. */
export const firstContext: SessionContext = {
  ...nobody,
  notice: undefined,
  offered: undefined,
};

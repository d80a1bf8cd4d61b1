export type LogoutEvent =
  { type: "logout.cancelled" } | { type: "logout.confirmed" };

export interface LogoutOutput {
  /** False: the person changed their mind and nothing happened (SES-04). */
  readonly signedOut: boolean;
}

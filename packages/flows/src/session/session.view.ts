import { firstContext } from "./session.first.ts";
import type {
  PasswordDue,
  SessionContext,
  SessionMember,
  SessionNotice,
} from "./session.types.ts";

export type SessionKind = "unknown" | "guest" | "trial" | "full";

/** What screens read from the session. */
export interface SessionView {
  /**
   * `unknown` while it is being restored, a new password is due or its owner is being read: show neither the
   * visitor's nor the member's parts.
   */
  readonly kind: SessionKind;
  readonly token: string | undefined;
  readonly member: SessionMember | undefined;
  readonly notice: SessionNotice | undefined;
  readonly isLogin: boolean;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  /** The member could not be read and a retry is possible. */
  readonly canRetry: boolean;
  readonly firstLogin: boolean;
  readonly passwordDue: PasswordDue | undefined;
  /** Token of a link that the member has to be asked about. */
  readonly offered: string | undefined;
}

/** What is read from the machine's snapshot. */
export interface SessionSnapshot {
  readonly context: SessionContext;
  matches(
    state: "guest" | "signedIn" | { readonly signedIn: "awaitingPassword" },
  ): boolean;
  can(event: { readonly type: "session.retried" }): boolean;
}

/** Its first snapshot, for as long as the machine's code is on its way: nobody knows yet who the visitor is. */
export const firstSession: SessionSnapshot = {
  context: firstContext,
  matches: () => false,
  can: () => false,
};

/**
 * Turns a snapshot into what screens show.
 *
 * @example sessionView(session.getSnapshot()).kind // "guest"
 */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { token, member, notice, firstLogin, passwordDue, offered } =
    snapshot.context;
  return {
    kind: kindOf(snapshot),
    token,
    member,
    notice,
    isLogin:
      snapshot.matches("signedIn") &&
      !snapshot.matches({ signedIn: "awaitingPassword" }),
    isAgent: member?.agent ?? false,
    isTrial: member?.kind === "trial",
    canRetry: snapshot.can({ type: "session.retried" }),
    firstLogin,
    passwordDue,
    offered,
  };
}

function kindOf(snapshot: SessionSnapshot): SessionKind {
  if (snapshot.matches("guest")) return "guest";
  return snapshot.context.member?.kind ?? "unknown";
}

import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session.machine.ts";
import type {
  PasswordDue,
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

/**
 * Turns a snapshot into what screens show.
 *
 * @example useSelector(sessionRef, sessionView, sameView).kind // "guest"
 */
export function sessionView(
  snapshot: SnapshotFrom<typeof sessionMachine>,
): SessionView {
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

function kindOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionKind {
  if (snapshot.matches("guest")) return "guest";
  return snapshot.context.member?.kind ?? "unknown";
}

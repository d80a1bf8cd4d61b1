import type { Result } from "../shared/result.ts";

/** The member who is logged in, as far as every screen needs it. */
export interface SessionMember {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  /** trial or full, according to the brand's account types (OPN-03). */
  readonly kind: "trial" | "full";
  readonly agent: boolean;
  readonly currencySymbol: string;
  readonly vipLabel: string | undefined;
  /** The rank behind the label, as the platform numbers it; none without VIP (SES-09). */
  readonly vipRankLevel: string | undefined;
}

/** Why a session ended without the member asking for it. */
export type SessionNotice = "expired" | "signedOutElsewhere";

export interface SessionContext {
  readonly token: string | undefined;
  readonly member: SessionMember | undefined;
  readonly notice: SessionNotice | undefined;
  /** Token of a link that was opened while a member is logged in: the member decides whether to use it. */
  readonly offered: string | undefined;
  /** True for the first login of the account: announcements of execution F are shown (OPN-08). */
  readonly firstLogin: boolean;
  /** A new password is due before anything else; survives a reload. */
  readonly passwordDue: PasswordDue | undefined;
}

/** Why a new password is due (LGN-13 … LGN-15). */
export const passwordDues = [
  "firstLogin",
  "defaultPassword",
  "expired",
] as const;
export type PasswordDue = (typeof passwordDues)[number];

export type SessionEvent =
  /** The login flow succeeded. */
  | {
      type: "session.signedIn";
      token: string;
      /** Absent: not the account's first login. */
      firstLogin?: boolean;
      passwordDue?: PasswordDue | undefined;
    }
  /** The new password that was due has been set. */
  | { type: "session.passwordChanged" }
  /** The logout flow ended. */
  | { type: "session.signedOut" }
  /** The platform rejected the token (401 or NOT_LOGGED_IN). */
  | { type: "session.expired" }
  /** Another tab logged out: of which session, and of whose account if known. */
  | {
      type: "session.signedOutElsewhere";
      token: string;
      memberId: string | undefined;
    }
  /** Another tab logged in, or set the password that was due: a tab without a session asks for it. */
  | { type: "session.signedInElsewhere" }
  /** The link's account was declined: the session stays as it is. */
  | { type: "session.offerRefused" }
  /** The page came back from the back-forward cache or from a long sleep. */
  | { type: "session.resumed" }
  /** The member tries again after the member data could not be read. */
  | { type: "session.retried" }
  /** The member was read again, because the platform has changed something: the VIP rank. */
  | { type: "session.memberRead"; member: SessionMember }
  /** The notice was read. */
  | { type: "session.noticeDismissed" };

export type RestoreOutput = Result<{
  token: string | undefined;
  passwordDue: PasswordDue | undefined;
  /** Token of a link that was handed over. */
  offered?: string | undefined;
}>;
export type LoadMemberOutput = Result<SessionMember>;

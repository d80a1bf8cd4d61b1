/** Options for a member made for a test; all are optional. */
export interface MemberWish {
  /** Default: a generated one. */
  readonly password?: string;
  readonly type?: string;
  readonly balance?: string;
  readonly nickname?: string;
  readonly vipLabel?: string;
  readonly firstLogin?: boolean;
  readonly passwordExpired?: boolean;
  readonly captchaAlways?: boolean;
  /** Node ids, or the number of games from the start of the catalogue. */
  readonly favourites?: readonly string[] | number;
  readonly unread?: number;
  /** Rewards that can be claimed, 5.00 each. */
  readonly rewards?: number;
  /** Confirms withdrawals; omitted: none is set. */
  readonly paymentPassword?: string;
  /** Number of bank accounts; default: none. */
  readonly bankAccounts?: number;
  /** Number of points; default: none. */
  readonly points?: string;
  /** Days of history; it does not change the balance. */
  readonly history?: number;
  /** Username of the upline agent. */
  readonly upline?: string;
  /** Which kinds of contract the line has: SES-13's flags. */
  readonly contracts?: Readonly<Record<string, string>>;
  /** The member's contact details; omitted: none. */
  readonly contacts?: {
    readonly email?: string;
    /** Dialling code and number, digits only. */
    readonly mobile?: string;
    readonly payeeName?: string;
    /** Extra proof that is required at an address that is not registered, which this machine's is not. */
    readonly extraMethod?: "mobile" | "email" | "bankAccountName" | "google";
    /** Accounts of other sites that can log in. */
    readonly social?: readonly {
      readonly provider: "facebook" | "google" | "telegram";
      readonly subject: string;
    }[];
  };
}

/** A text message or an e-mail that the platform has sent. */
export interface Letter {
  readonly channel: "sms" | "mail";
  readonly recipient: string;
  readonly purpose: string;
  readonly body: string;
  readonly code: string | null;
  readonly link: string | null;
}

export interface Fault {
  /** Name of a call, or "*" for all. */
  readonly call?: string;
  readonly kind:
    | "delay"
    | "status"
    | "dropBefore"
    | "dropAfter"
    | "malformed"
    | "unauthorised";
  readonly delayMs?: number;
  readonly status?: 500 | 503;
  /** How many calls it affects; default: all. */
  readonly count?: number;
}

export interface Status {
  readonly maintenance?: {
    readonly on: boolean;
    readonly message?: string;
    readonly endTime?: number | null;
  };
  readonly regionRestriction?: {
    readonly on: boolean;
    readonly message?: string;
  };
}

export interface Member {
  readonly username: string;
  readonly password: string;
}

/** A member's records in the sandbox's database that calls have created. */
export interface Effects {
  readonly exists: boolean;
  /** Every session there has been, ended or not. */
  readonly sessions: number;
  /** Node ids. */
  readonly favourites: readonly string[];
}

/** What registration requires in this run; what is omitted stays as seeded. */
export interface RegisterWish {
  readonly thirdPartySms?: boolean;
  readonly rules?: Readonly<
    Record<
      string,
      {
        readonly enabled?: boolean;
        readonly required?: boolean;
        readonly acceptedPattern?: string;
      }
    >
  >;
}

/** An announcement that appears automatically: to visitors (B), members (A), or members at their first login (F). */
export interface Popup {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly execution: "A" | "B" | "F";
}

/** How the bank sends a withdrawal. */
export interface Sending {
  /** The amount that arrives; default: not reported yet. */
  readonly part?: string;
  /** Minutes to answer in; null: no timer; default: 30. */
  readonly confirmMinutes?: number | null;
  readonly forced?: boolean;
}

/** An event for a member's account; connected clients are notified. */
export interface Happening {
  readonly type:
    | "DEPOSIT_ARRIVED"
    | "DEPOSIT_FAILED"
    | "WITHDRAWAL_APPROVED"
    | "WITHDRAWAL_REJECTED"
    | "PAYOUT_ISSUED"
    | "CONTRACT_REQUEST"
    | "MESSAGE";
  readonly amount?: string;
  /** The reason, or the title of a message. */
  readonly text?: string;
}

/** Controls the sandbox for one run, without affecting any other run. */
export interface Control {
  readonly makeMember: (wish?: MemberWish) => Promise<Member>;
  readonly signOut: (username: string) => Promise<void>;
  /** By username, or by a complete number. */
  readonly effects: (username: string) => Promise<Effects>;
  /** Really carries out an event: a deposit is made and credited, a message sent … */
  readonly letHappen: (username: string, what: Happening) => Promise<void>;
  readonly setRegister: (wish: RegisterWish) => Promise<void>;
  readonly addFault: (fault: Fault) => Promise<void>;
  readonly liftFaults: () => Promise<void>;
  readonly setStatus: (status: Status) => Promise<void>;
  readonly setClock: (offsetMs: number) => Promise<void>;
  /** Runs the jobs that are due at the run's time: draws, matches, salaries … */
  readonly runJobs: () => Promise<void>;
  readonly setFlags: (
    flags: Readonly<Record<string, "0" | "1">>,
  ) => Promise<void>;
  readonly setGame: (
    nodeId: string,
    change: { readonly maintenance: boolean },
  ) => Promise<void>;
  /** The announcements of the popup; a run starts with none. */
  readonly setPopups: (popups: readonly Popup[]) => Promise<void>;
  /** Sends a withdrawal from the bank, so that its confirmation is requested. */
  readonly sendPayout: (orderId: string, how?: Sending) => Promise<void>;
  /** What happens to a withdrawal at the bank, or in the back office. */
  readonly actOnReceipt: (
    orderId: string,
    action: "PART" | "ARRIVED" | "REFUND" | "FORCE",
    part?: string,
  ) => Promise<void>;
  readonly captchaAnswer: (key: string) => Promise<string>;
  /** What was sent, newest first, to one number (with "+") or e-mail address. */
  readonly outbox: (to: string) => Promise<readonly Letter[]>;
  /** The code that the member's authenticator app shows now. */
  readonly authenticator: (username: string) => Promise<string>;
}

/**
 * The control API of a sandbox, for one run.
 *
 * @example const member = await control(stage().sandbox, runId).makeMember({ balance: "20.00" })
 */
export function control(sandbox: string, runId: string): Control {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandbox}/sandbox/api${path}`, {
      method,
      headers: { "Content-Type": "application/json", "X-Foyer-Run": runId },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(
        `${method} ${path}: ${answer.status} ${await answer.text()}`,
      );
    return answer;
  };
  const tell = async (method: string, path: string, body?: object) => {
    await ask(method, path, body);
  };
  return {
    makeMember: async (wish = {}) => {
      const { username, password }: Member = await (
        await ask("POST", "/members", wish)
      ).json();
      return { username, password };
    },
    signOut: (username) => tell("POST", `/members/${username}/sign-out`),
    effects: async (username) =>
      (await ask("GET", `/members/${username}`)).json(),
    letHappen: (username, what) =>
      tell("POST", `/members/${username}/events`, what),
    setRegister: (wish) => tell("PUT", "/register", wish),
    addFault: (fault) => tell("POST", "/faults", fault),
    liftFaults: () => tell("DELETE", "/faults"),
    setStatus: (status) => tell("PUT", "/status", status),
    setClock: (offsetMs) => tell("PUT", "/clock", { offsetMs }),
    runJobs: () => tell("POST", "/jobs"),
    setFlags: (flags) => tell("PUT", "/flags", flags),
    setGame: (nodeId, change) => tell("PUT", `/games/${nodeId}`, change),
    setPopups: (popups) => tell("PUT", "/popups", popups),
    sendPayout: (orderId, how = {}) =>
      tell("POST", `/withdrawals/${orderId}`, { action: "SEND", ...how }),
    actOnReceipt: (orderId, action, part) =>
      tell("POST", `/receipts/${orderId}`, { action, part }),
    captchaAnswer: async (key) => {
      const { answer }: { answer: string } = await (
        await ask("GET", `/captchas/${key}`)
      ).json();
      return answer;
    },
    outbox: async (to) =>
      (await ask("GET", `/outbox?${new URLSearchParams({ to })}`)).json(),
    authenticator: async (username) => {
      const { code }: { code: string } = await (
        await ask("GET", `/members/${username}/authenticator`)
      ).json();
      return code;
    },
  };
}

/** What a member made for a test may be like; all of it may be left out. */
export interface MemberWish {
  /** Default: one that is made for it. */
  readonly password?: string;
  readonly type?: string;
  readonly balance?: string;
  readonly nickname?: string;
  readonly vipLabel?: string;
  readonly firstLogin?: boolean;
  readonly passwordExpired?: boolean;
  readonly captchaAlways?: boolean;
  /** Node ids, or how many games of the catalogue to begin with. */
  readonly favourites?: readonly string[] | number;
  readonly unread?: number;
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
  /** How many calls it hits; default: all. */
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

/** Steers the sandbox for one run; what one run asks for, no other run feels. */
export interface Control {
  readonly makeMember: (wish?: MemberWish) => Promise<Member>;
  readonly signOut: (username: string) => Promise<void>;
  readonly addFault: (fault: Fault) => Promise<void>;
  readonly liftFaults: () => Promise<void>;
  readonly setStatus: (status: Status) => Promise<void>;
  readonly setClock: (offsetMs: number) => Promise<void>;
  readonly setFlags: (
    flags: Readonly<Record<string, "0" | "1">>,
  ) => Promise<void>;
  readonly setGame: (
    nodeId: string,
    change: { readonly maintenance: boolean },
  ) => Promise<void>;
  readonly captchaAnswer: (key: string) => Promise<string>;
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
    addFault: (fault) => tell("POST", "/faults", fault),
    liftFaults: () => tell("DELETE", "/faults"),
    setStatus: (status) => tell("PUT", "/status", status),
    setClock: (offsetMs) => tell("PUT", "/clock", { offsetMs }),
    setFlags: (flags) => tell("PUT", "/flags", flags),
    setGame: (nodeId, change) => tell("PUT", `/games/${nodeId}`, change),
    captchaAnswer: async (key) => {
      const { answer }: { answer: string } = await (
        await ask("GET", `/captchas/${key}`)
      ).json();
      return answer;
    },
  };
}

import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createPlaces } from "./places.ts";
import { Refusal } from "./refusal.ts";

interface Cost {
  readonly N: number;
  readonly p: number;
}

/**
 * Scrypt's N and p (r is 8): of what a person chose, no less than OWASP asks for; and of what was made up and is
 * kept in the clear beside it, as sample and test accounts are, which has nothing to lose and is one of many.
 */
const costs = {
  chosen: { N: 16_384, p: 5 },
  made: { N: 16, p: 1 },
} as const satisfies Record<string, Cost>;
const keyLength = 32;
let usual: keyof typeof costs = "chosen";

/** From this N on a derivation is work, and one of few at a time. */
const work = 1_024;
/** As many at once as leave room for all other calls; who is last in the line waits some two seconds. */
export const passwordLine = { working: 2, waiting: 12 } as const;
/** Known by name for tests alone, which take them. */
export const passwordPlaces = createPlaces(passwordLine);

/** For tests, which sign up and guess by the hundred: from now on every password costs as little as a made up one. */
export function hashCheaply(): void {
  usual = "made";
}

/** Seconds after which it makes sense to ask again. */
const backInSeconds = 1;

/** Too many passwords are being looked at: this one was not, so nothing is known of it. */
export class NoRoom extends Refusal {
  constructor() {
    super("TOO_MANY_REQUESTS", {
      hindrance: "busy",
      retryAfter: backInSeconds,
    });
  }
}

/** Derives a key; where too many want that at once, refuses whoever comes last without any work. */
async function derive(
  password: string,
  salt: Buffer,
  cost: Cost,
): Promise<Buffer> {
  if (cost.N < work) return deriveNow(password, salt, cost);
  const leave = await passwordPlaces.enter();
  if (leave === undefined) throw new NoRoom();
  try {
    return await deriveNow(password, salt, cost);
  } finally {
    leave();
  }
}

function deriveNow(
  password: string,
  salt: Buffer,
  { N, p }: Cost,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      keyLength,
      { N, r: 8, p },
      (error, key) => {
        if (error === null) resolve(key);
        else reject(error);
      },
    );
  });
}

/** Makes what is stored of a password: salt, scrypt key and cost. */
export async function hashPassword(
  password: string,
  origin: keyof typeof costs = usual,
): Promise<string> {
  const salt = randomBytes(16);
  const cost = costs[origin];
  const key = await derive(password, salt, cost);
  return [
    salt.toString("base64url"),
    key.toString("base64url"),
    cost.N,
    cost.p,
  ].join(".");
}

function readStored(stored: string | null) {
  const [salt = "", key = "", N, p] = (stored ?? "").split(".");
  const cost: Cost =
    N === undefined
      ? costs[usual]
      : // What was kept before the cost was raised has no p, which was 1.
        { N: Number(N), p: Number(p ?? 1) };
  return {
    salt: Buffer.from(salt, "base64url"),
    expected: Buffer.from(key, "base64url"),
    cost,
  };
}

/** Whether what is stored was made at a lower cost than is asked for now, and is to be made anew. */
export function isOutdated(stored: string): boolean {
  const { cost } = readStored(stored);
  return cost.N === costs.chosen.N && cost.p < costs.chosen.p;
}

/** Compares a password with what is stored; without a stored hash it takes as long and says no. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean> {
  const { salt, expected, cost } = readStored(stored);
  const actual = await derive(password, salt, cost);
  // One that is yet to be made anew takes as long as the others: nothing is told by it.
  if (stored !== null && isOutdated(stored))
    await derive(password, salt, { N: cost.N, p: costs.chosen.p - cost.p });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createPlaces } from "./places.ts";
import { Refusal } from "./refusal.ts";

interface Cost {
  readonly N: number;
  readonly p: number;
}

/**
 * Scrypt's N and p (r is 8). For passwords chosen by people, no less than OWASP recommends. For generated passwords
 * that are stored in plain text beside the hash, as in sample and test accounts, as little as possible: they protect
 * nothing, and there are many of them.
 */
const costs = {
  chosen: { N: 16_384, p: 5 },
  made: { N: 16, p: 1 },
} as const satisfies Record<string, Cost>;
const keyLength = 32;
let usual: keyof typeof costs = "chosen";

/** From this N on, derivations are expensive, and only a few run at a time. */
const work = 1_024;
/** Few enough at a time to leave room for all other calls; the last one in the queue waits about two seconds. */
export const passwordLine = { working: 2, waiting: 12 } as const;
/** Exported only for tests, which occupy the places. */
export const passwordPlaces = createPlaces(passwordLine);

/**
 * For tests, which register and guess by the hundred: from now on every password costs as little as a generated one.
 */
export function hashCheaply(): void {
  usual = "made";
}

/** Seconds after which a retry makes sense. */
const backInSeconds = 1;

/** Too many passwords are being checked: this one was not, so nothing is known about it. */
export class NoRoom extends Refusal {
  constructor() {
    super("TOO_MANY_REQUESTS", {
      hindrance: "busy",
      retryAfter: backInSeconds,
    });
  }
}

/** Derives a key; when the queue is full, rejects the call without doing any work. */
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

/** Builds the stored form of a password: salt, scrypt key and cost. */
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
      : // Hashes stored before the cost was raised have no p, which was 1.
        { N: Number(N), p: Number(p ?? 1) };
  return {
    salt: Buffer.from(salt, "base64url"),
    expected: Buffer.from(key, "base64url"),
    cost,
  };
}

/** Whether a stored password was hashed at a lower cost than is required now, and has to be rehashed. */
export function isOutdated(stored: string): boolean {
  const { cost } = readStored(stored);
  return cost.N === costs.chosen.N && cost.p < costs.chosen.p;
}

/** Compares a password with the stored one; without a stored hash it takes as long and returns false. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean> {
  const { salt, expected, cost } = readStored(stored);
  const actual = await derive(password, salt, cost);
  // A password that is still to be rehashed takes as long as the others, so timing reveals nothing.
  if (stored !== null && isOutdated(stored))
    await derive(password, salt, { N: cost.N, p: costs.chosen.p - cost.p });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

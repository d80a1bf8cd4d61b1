import { jwtVerify, SignJWT } from "jose";
import type { Database } from "../db/database.ts";
import { readSecret } from "../db/secrets.ts";
import { Refusal } from "./refusal.ts";

const issuer = "foyer-sandbox-phone";
const life = "5m";
const lifeMs = 5 * 60_000;

async function keyOf(db: Database): Promise<Uint8Array> {
  return new TextEncoder().encode(
    `${await readSecret(db, "botCheck")}:phone-proof`,
  );
}

/**
 * What the third party issues to a visitor who typed the code it sent: a signed statement that the number is theirs.
 */
export async function signPhoneProof(
  db: Database,
  mobile: string,
  now: number,
): Promise<string> {
  return new SignJWT({ phone_number: `+${mobile}` })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(issuer)
    .setSubject(mobile)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + lifeMs))
    .sign(await keyOf(db));
}

/** The number that a statement of the third party is about; undefined if it is invalid or has expired. */
export async function readPhoneProof(
  db: Database,
  idToken: string,
  now: number,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(idToken, await keyOf(db), {
      issuer,
      algorithms: ["HS256"],
      currentDate: new Date(now),
      maxTokenAge: life,
    });
    return payload.sub;
  } catch {
    return undefined;
  }
}

/** Accepts a statement of the third party about this very number; anything else is a wrong code (REG-06). */
export async function checkPhoneProof(
  db: Database,
  idToken: string,
  mobile: string,
  now: number,
): Promise<void> {
  if ((await readPhoneProof(db, idToken, now)) !== mobile)
    throw new Refusal("CODE_WRONG");
}

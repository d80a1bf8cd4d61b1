import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Scrypt's N: what a person chose, and what a test made up, which has nothing to lose and is one of many. */
const costs = { chosen: 16_384, made: 16 } as const;
const keyLength = 32;

function derive(password: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      keyLength,
      { N, r: 8, p: 1 },
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
  origin: keyof typeof costs = "chosen",
): Promise<string> {
  const salt = randomBytes(16);
  const N = costs[origin];
  const key = await derive(password, salt, N);
  return [salt.toString("base64url"), key.toString("base64url"), N].join(".");
}

/** Compares a password with what is stored; without a stored hash it takes as long and says no. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean> {
  const [salt = "", key = "", cost = costs.chosen] = (stored ?? "").split(".");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(
    password,
    Buffer.from(salt, "base64url"),
    Number(cost),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

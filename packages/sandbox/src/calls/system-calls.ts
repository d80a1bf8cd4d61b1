import {
  botCheckChallenge,
  domainRoute,
  helpCenter,
  permission,
  sealingKeys,
  systemStatus,
  whitelabel,
} from "@foyer/platform/calls";
import { CompactEncrypt } from "jose";
import { readSecret } from "../db/secrets.ts";
import { handle } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { houseZone } from "../services/house-day.ts";
import { publicKey } from "../services/sealing.ts";
import { Refusal } from "../services/refusal.ts";
import { captchaWork, issueChallenge } from "../services/bot-check.ts";
import { plainName } from "../services/contacts.ts";
import { readGuesses } from "../services/guesses.ts";
import { guesserOf, visitorKey } from "../services/known-browsers.ts";
import { readContent } from "../services/content.ts";
import { readFlagTree } from "../services/flags.ts";

const mainDomain = "foyer.example";
const mirrors = [
  "https://one.foyer.example",
  "https://two.foyer.example",
  "https://three.foyer.example",
];

/** Encrypts the path of a customer service, as platforms do (the key is in the same answer). */
async function sealPath(url: string, key: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(url))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(Buffer.from(key, "base64url"));
}

/** The notice of a closed portal, in the visitor's language if it was translated. */
function statusIn<
  T extends {
    readonly message: string;
    readonly words?: Readonly<Record<string, string>> | undefined;
  },
>({ words, ...notice }: T, language: string): Omit<T, "words"> {
  const code = language.toUpperCase();
  const own =
    words !== undefined && Object.hasOwn(words, code) ? words[code] : undefined;
  return own === undefined ? notice : { ...notice, message: own };
}

export const systemCalls = [
  handle(systemStatus, async ({ status, address, language }) => ({
    maintenance: statusIn(status.maintenance, language),
    regionRestriction: {
      ...statusIn(status.regionRestriction, language),
      ip: address,
    },
  })),

  handle(domainRoute, async ({ merchant }) => ({
    merchantCode: merchant,
    mainDomain,
    mirrors,
  })),

  handle(whitelabel, async ({ db, flagsOverride }) =>
    readFlagTree(db, flagsOverride),
  ),

  handle(permission, async (input) => {
    const { db, origin, merchant, flagsOverride, language } = input;
    const pathKey = await readSecret(db, "path");
    const services = await readContent(db, "service", language);
    return {
      customerService: await Promise.all(
        services.map(async ({ id, body }) => ({
          csType: id,
          title: body["title"],
          path: await sealPath(
            `${origin}${String(body["path"])}?lang=${encodeURIComponent(language)}`,
            pathKey,
          ),
        })),
      ),
      domainRoute: { merchantCode: merchant, mainDomain, mirrors },
      resources: (await readContent(db, "resource")).map(({ body }) => body),
      whitelabel: await readFlagTree(db, flagsOverride),
      register: {},
      mainDomain,
      analytics: {},
      imageCDNs: [origin],
      launchGameCDNs: [origin],
      location: "MY",
      timeZone: houseZone,
      pathKey,
    };
  }),

  handle(helpCenter, async ({ db, request }) =>
    (await readContent(db, "help", request.lang)).map(({ id, sort, body }) => ({
      id,
      sort,
      ...body,
    })),
  ),

  handle(sealingKeys, async ({ db }) => ({ keys: [await publicKey(db)] })),

  handle(botCheckChallenge, async (context) => {
    const { db, request, device, address, now, limits, work } = context;
    const { purpose } = request;
    const username = plainName(request.username ?? "");
    const guesser = await guesserOf(db, username, device);
    const key = `challenge:${visitorKey(guesser, address)}`;
    await limit(db, key, limits.challengePerAddress, now);
    if (purpose !== "captcha")
      return { ...(await issueChallenge(db, purpose, { now, work })) };
    if (username === "")
      throw new Refusal("VALIDATION", { value: { fields: ["username"] } });
    const { hits } = await readGuesses(db, guesser, now);
    const heavier = captchaWork(work, hits);
    return {
      ...(await issueChallenge(db, purpose, { now, work: heavier, username })),
    };
  }),
];

import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
  timeZone,
} from "../schema/tolerant.ts";

const notice = v.object({ on: flag(), message: optionalText() });

export const systemStatus = defineCall({
  id: "W-21",
  name: "systemStatus",
  purpose:
    "Says whether the portal is open, under maintenance, or closed to the visitor's region.",
  method: "GET",
  path: "/wps/system/status",
  auth: "none",
  request: v.object({}),
  response: v.object({
    maintenance: v.object({ ...notice.entries, endTime: v.nullish(epoch()) }),
    regionRestriction: v.object({ ...notice.entries, ip: optionalText() }),
  }),
});

/** A node of the whitelabel tree: flags are read by code (ROL-10). */
export interface WhitelabelNode {
  readonly code: string;
  readonly value: string;
  readonly children: readonly WhitelabelNode[];
}

const whitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = v.object({
  code: text(),
  value: optionalText(),
  children: list(v.lazy(() => whitelabelNode)),
});

export const whitelabel = defineCall({
  id: "W-20",
  name: "whitelabel",
  purpose: "Reads the brand's switches as a tree of codes.",
  method: "GET",
  path: "/wps/system/whitelabel",
  auth: "none",
  request: v.object({ merchantCode: v.string() }),
  response: list(whitelabelNode),
});

export const domainRoute = defineCall({
  id: "W-22",
  name: "domainRoute",
  purpose:
    "Maps the visited domain to its merchant and lists the mirror domains.",
  method: "GET",
  path: "/wps/system/domainRoute",
  auth: "none",
  request: v.object({ domain: v.string() }),
  response: v.object({
    merchantCode: text(),
    mainDomain: optionalText(),
    mirrors: list(text()),
  }),
});

/** A link or a download named by the platform (SYS-10). */
export const resource = v.object({
  name: optionalText(),
  resourceType: optionalText(),
  labelNameEn: optionalText(),
  url: text(),
});

export const permission = defineCall({
  id: "W-23",
  name: "permission",
  purpose: "Site-wide information: loaded before anything else (SYS-06).",
  method: "GET",
  path: "/wps/system/permission",
  auth: "none",
  request: v.object({ domain: v.string() }),
  // No field is important enough to keep a portal closed: a field of the wrong type counts as missing.
  response: v.object({
    /** `path` is a compact JWE (dir + A256GCM), opened with `pathKey` (OPN-12). */
    customerService: v.fallback(
      list(
        v.object({
          csType: text(),
          title: optionalText(),
          path: optionalText(),
        }),
      ),
      [],
    ),
    domainRoute: v.optional(v.unknown()),
    resources: v.fallback(list(resource), []),
    whitelabel: v.fallback(list(whitelabelNode), []),
    register: v.optional(v.unknown()),
    mainDomain: v.fallback(optionalText(), ""),
    analytics: v.fallback(
      v.optional(v.object({ gtagId: optionalText() }), {}),
      {
        gtagId: "",
      },
    ),
    imageCDNs: v.fallback(list(text()), []),
    launchGameCDNs: v.fallback(list(text()), []),
    location: v.fallback(optionalText(), ""),
    /** Whose midnight ends a day of the platform, by which salaries are calculated; default: UTC. */
    timeZone: v.fallback(v.optional(timeZone()), undefined),
    /** base64url of the 256-bit key for `customerService[].path`. */
    pathKey: v.fallback(optionalText(), ""),
  }),
});

export const helpCenter = defineCall({
  id: "W-24",
  name: "helpCenter",
  purpose: "Lists the help articles.",
  method: "GET",
  path: "/wps/system/helpCenter",
  auth: "none",
  request: v.object({ lang: v.string(), device: v.literal("WEB") }),
  response: list(
    v.object({
      id: text(),
      title: text(),
      /** Rich text: sanitise before showing it. */
      content: optionalText(),
      sort: v.optional(count(), 0),
    }),
  ),
});

export const sealingKeys = defineCall({
  id: "W-101",
  name: "sealingKeys",
  purpose: "Reads the public keys for encrypting sealed calls.",
  method: "GET",
  path: "/wps/system/keys",
  auth: "none",
  place: "body",
  request: v.object({}),
  response: v.object({
    keys: v.pipe(
      v.array(
        v.object({
          kid: v.string(),
          kty: v.literal("EC"),
          crv: v.string(),
          x: v.string(),
          y: v.string(),
          alg: v.optional(v.string()),
          use: v.optional(v.string()),
        }),
      ),
      v.minLength(1),
    ),
  }),
});

export const botCheckChallenge = defineCall({
  id: "W-102",
  name: "botCheckChallenge",
  purpose:
    "Issues a proof-of-work challenge (ALTCHA) to be solved before a protected call.",
  method: "GET",
  path: "/wps/botCheck/challenge",
  auth: "none",
  request: v.object({
    /**
     * What the proof is valid for. `captcha`: a login of `username` whose captcha cannot be read; harder the more
     * failed tries the username has had, and requested only after a rejection that said `captchaByWork`. In the
     * challenge, `parameters.data.effort` is the maximum number of derivations; it may be left out.
     */
    purpose: v.picklist(["login", "register", "sms", "captcha"]),
    username: v.optional(v.string()),
  }),
  // The solver checks the challenge's own shape; unknown members must be preserved for the signature to stay valid.
  response: v.record(v.string(), v.unknown()),
  errors: ["TOO_MANY_REQUESTS"],
});

/** What a banner, promotion or announcement leads to (OPN-62). */
export const linkage = v.object({
  type: oneOf([
    "REGISTER",
    "LOGIN",
    "DOWN",
    "GAME",
    "PROMOTION",
    "URL",
    "NONE",
  ]),
  /** A same-origin path or an allowed https address; a promotion id; a game as `vassalage/gameType/gameCode`. */
  target: optionalText(),
});

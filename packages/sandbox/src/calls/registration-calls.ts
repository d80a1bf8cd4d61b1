import * as calls from "@foyer/platform/calls";
import { networkOf } from "../services/network.ts";
import { handle } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { isGoodHere } from "../services/affiliates.ts";
import { readContent } from "../services/content.ts";
import { findInviter } from "../services/invitations.ts";
import { maskedName } from "../services/masked-name.ts";
import { readCountries } from "../services/mobile.ts";
import {
  readRegisterSetting,
  readRules,
  readTypes,
} from "../services/register-rules.ts";
import { registerMember } from "../services/registration.ts";
import { findOpenLink } from "../services/team/registration-links.ts";

const bit = (on: boolean): 0 | 1 => (on ? 1 : 0);

export const registrationCalls = [
  handle(
    calls.affiliateCheck,
    async ({ db, request, address, now, limits }) => {
      const key = `affiliate:${networkOf(address)}`;
      await limit(db, key, limits.affiliatesPerAddress, now);
      const { code, domain } = request;
      const inviter = await findInviter(db, code);
      if (inviter) return { valid: 1, inviter: maskedName(inviter.username) };
      const found = await findOpenLink(db, code);
      if (!found) return { valid: bit(await isGoodHere(db, code, domain)) };
      const { agent, link } = found;
      return {
        valid: 1,
        inviter: maskedName(agent.username),
        accountType: link.type,
      };
    },
  ),

  handle(calls.registerSettings, async ({ db, run, flagsOverride }) => {
    const setting = await readRegisterSetting(db, run);
    return {
      registerTypes: await readTypes(db, flagsOverride),
      termsUrl: setting.termsUrl ?? "",
      thirdPartySms: bit(setting.thirdPartySms ?? false),
    };
  }),

  handle(calls.registerValidation, async ({ db, run }) => {
    const rules = await readRules(db, await readRegisterSetting(db, run));
    return rules.map((rule) => ({
      ...rule,
      enabled: bit(rule.enabled),
      required: bit(rule.required),
    }));
  }),

  handle(calls.countryCodes, async ({ db }) => ({
    countries: await readCountries(db),
  })),

  handle(calls.terms, async ({ db, request }) => {
    const rows = await readContent(db, "terms");
    // Terms are never missing: a language without its own gets the platform's default, the first row.
    const found =
      rows.find(({ id }) => id === request.language.toUpperCase()) ?? rows[0];
    return {
      version: String(found?.body["version"] ?? ""),
      updatedAt: Number(found?.body["updatedAt"] ?? 0),
      content: String(found?.body["content"] ?? ""),
    };
  }),

  handle(calls.register, async (context) =>
    registerMember(context, "username"),
  ),

  handle(calls.registerMobile, async (context) =>
    registerMember(context, "mobile"),
  ),
];

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { registerSettings, terms } from "@foyer/platform/calls";
import { registerFields, registerTypesOf } from "@foyer/platform/domain";
import type { Flags } from "@foyer/platform/domain";
import type { RegisterRules } from "@foyer/flows/register";
import { allowedAddress } from "../../services/hosts.ts";
import type { Services } from "../../services/services.ts";
import { countriesQuery } from "../../kit/parts/mobileCountries.ts";
import type { MobileCountry } from "../../kit/parts/MobileField.tsx";
import { registerRulesQuery } from "../../kit/form/registerRules.ts";

/** How long the form holds as it was read, in ms: terms and settings may change while a page stays open. */
const freshMs = 5 * 60_000;

/** All that the form is drawn from. */
export interface RegisterForm {
  readonly rules: RegisterRules;
  readonly countries: readonly MobileCountry[];
  /** As they are opened: a page of the platform's own, or text. */
  readonly terms:
    | { readonly kind: "page"; readonly href: string }
    | { readonly kind: "text"; readonly html: string };
}

/**
 * Reads everything before the form is drawn (REG-20). Nobody agrees to what cannot be read: without terms there is no
 * form either.
 */
export const registerFormQuery = (
  services: Services,
  flags: Flags,
  language: string,
) =>
  queryOptions({
    queryKey: ["register", "form", { language }],
    staleTime: freshMs,
    // Another language brings other terms, and must not take away what was typed.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, client: queries }): Promise<RegisterForm> => {
      const { client, brand } = services;
      const [settings, validation, countries] = await Promise.all([
        client.call(registerSettings, {}, { signal }),
        queries.fetchQuery(registerRulesQuery(services)),
        queries.fetchQuery(countriesQuery(services)),
      ]);
      const page =
        settings.termsUrl === ""
          ? undefined
          : allowedAddress(services, "frame", settings.termsUrl);
      const text = await client
        .call(terms, { language }, { signal })
        .catch((error: unknown) => {
          if (page) return undefined;
          throw error;
        });
      const fields = (type: "username" | "mobile") =>
        registerFields(type, validation, flags);
      return {
        rules: {
          types: [...new Set(registerTypesOf(settings.registerTypes, flags))],
          fields: { username: fields("username"), mobile: fields("mobile") },
          dialingCodes: countries,
          thirdPartySms: settings.thirdPartySms,
          termsVersion: text?.version,
          age: brand.age.birthday,
          today: localDay(new Date()),
        },
        countries,
        terms: page
          ? { kind: "page", href: page.href }
          : { kind: "text", html: text?.content ?? "" },
      };
    },
  });

/** The day on the wall, `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return [
    String(date.getFullYear()).padStart(4, "0"),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join("-");
}

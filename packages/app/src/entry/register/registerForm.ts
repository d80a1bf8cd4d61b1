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

/** How long the loaded form stays fresh, in ms: terms and settings may change while a page stays open. */
const freshMs = 5 * 60_000;

/** The data that the form is built from. */
export interface RegisterForm {
  readonly rules: RegisterRules;
  readonly countries: readonly MobileCountry[];
  /** How the terms are opened: as a page of the platform's own, or as text. */
  readonly terms:
    | { readonly kind: "page"; readonly href: string }
    | { readonly kind: "text"; readonly html: string };
}

/**
 * Reads everything before the form is shown (REG-20). Nobody can agree to terms that cannot be read, so without terms
 * there is no form.
 */
export const registerFormQuery = (
  services: Services,
  flags: Flags,
  language: string,
) =>
  queryOptions({
    queryKey: ["register", "form", { language }],
    staleTime: freshMs,
    // Another language has different terms, but must not discard what was typed.
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

/** The local date, `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return [
    String(date.getFullYear()).padStart(4, "0"),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join("-");
}

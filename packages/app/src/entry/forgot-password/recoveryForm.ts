import { queryOptions } from "@tanstack/react-query";
import type { Flags } from "@foyer/platform/domain";
import type { FieldRule, ForgotRules } from "@foyer/flows/forgot-password";
import type { Services } from "../../services/services.ts";
import { countriesQuery } from "../../kit/parts/mobileCountries.ts";
import type { MobileCountry } from "../../kit/parts/MobileField.tsx";
import {
  newPasswordRule,
  registerRulesQuery,
} from "../../kit/form/registerRules.ts";

/** The data that the form is built from. */
export interface RecoveryForm {
  readonly rules: ForgotRules;
  readonly countries: readonly MobileCountry[];
}

/**
 * Accepts any username (VAL-15). The registration rule is for new names: it would keep out older accounts, and those
 * that customer service opened.
 */
const anyName: FieldRule = {
  acceptedPattern: "noSpaces",
  minLength: undefined,
  maxLength: undefined,
};

/**
 * Reads the platform's rules before the form is shown; without them the platform judges the values itself, so that a
 * failure does not prevent setting a new password.
 */
export const recoveryFormQuery = (services: Services, flags: Flags) =>
  queryOptions({
    queryKey: ["recovery", "form"],
    queryFn: async ({ client: queries }): Promise<RecoveryForm> => {
      const [rules, countries] = await Promise.all([
        queries.fetchQuery(registerRulesQuery(services)).catch(() => []),
        // Without a dial code no number can be reached: then recovery by phone is not offered.
        flags.passwordByPhone
          ? queries.fetchQuery(countriesQuery(services)).catch(() => [])
          : [],
      ]);
      return {
        rules: {
          routes: countries.length > 0 ? ["email", "phone"] : ["email"],
          dialingCodes: countries,
          username: anyName,
          password: newPasswordRule(rules, "password"),
        },
        countries,
      };
    },
  });

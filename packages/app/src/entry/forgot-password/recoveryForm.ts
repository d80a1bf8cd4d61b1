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

/** All that the form is drawn from. */
export interface RecoveryForm {
  readonly rules: ForgotRules;
  readonly countries: readonly MobileCountry[];
}

/**
 * What any user name fits (VAL-15). The rule of the registration is for names that are made now: older accounts, and
 * those that customer service opened, would be kept out by it.
 */
const anyName: FieldRule = {
  acceptedPattern: "noSpaces",
  minLength: undefined,
  maxLength: undefined,
};

/**
 * Reads the platform's rules before the form is drawn; without them it judges the values itself, so a failure keeps
 * nobody from a new password.
 */
export const recoveryFormQuery = (services: Services, flags: Flags) =>
  queryOptions({
    queryKey: ["recovery", "form"],
    queryFn: async ({ client: queries }): Promise<RecoveryForm> => {
      const [rules, countries] = await Promise.all([
        queries.fetchQuery(registerRulesQuery(services)).catch(() => []),
        // Without a dial code no number can be reached: then the phone is no way.
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

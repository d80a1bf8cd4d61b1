import { useCallback } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { FieldRule } from "@foyer/flows/change-password";
import { registerValidation, type RegisterRule } from "@foyer/platform/calls";
import { sessionKeys } from "@foyer/platform/constants";
import { useServices, type Services } from "../../services/services.ts";
import { digitsOf } from "../parts/mobileCountries.ts";
import { sessionCached } from "../sessionCache.ts";

/** Fields whose format is checked by their control or the flow: a pattern from the server could only block them. */
const ownForm = new Set(["mobileNum", "confirmPassword", "birthday"]);

/**
 * The server's rules without anything that no input could satisfy: contradictory bounds, and bounds that are not
 * positive whole numbers, are dropped, and of several rules for a field only the first is kept.
 *
 * @example soundRules([{ field: "username", minLength: 12, maxLength: 6, … }])[0].maxLength // undefined
 */
export function soundRules<R extends RegisterRule>(rules: readonly R[]): R[] {
  const sound = new Map<string, R>();
  for (const rule of rules) {
    if (sound.has(rule.field)) continue;
    const min = bound(rule.minLength);
    const max = bound(rule.maxLength);
    const crossed = min !== undefined && max !== undefined && min > max;
    const pattern = rule.acceptedPattern.trim();
    sound.set(rule.field, {
      ...rule,
      acceptedPattern:
        pattern === "" || ownForm.has(rule.field) ? "*" : pattern,
      minLength: crossed || ownForm.has(rule.field) ? undefined : min,
      maxLength: crossed || ownForm.has(rule.field) ? undefined : max,
      digits: digitsOf(rule.digits),
    });
  }
  return [...sound.values()];
}

const bound = (figure: number | null | undefined): number | undefined =>
  Number.isSafeInteger(figure) && Number(figure) > 0
    ? Number(figure)
    : undefined;

/** The rule of each registration field, cached for the session under its documented key (REG-20, CFG-09). */
export const registerRulesQuery = ({ client, session }: Services) =>
  queryOptions({
    queryKey: ["register", "validation"],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      sessionCached({
        storage: session,
        key: sessionKeys.validate,
        scope: "",
        schema: registerValidation.response,
        load: () => client.call(registerValidation, {}, { signal }),
      }).then(soundRules),
  });

/**
 * The rule for a new password of either kind; without a rule only the platform judges it.
 *
 * @example newPasswordRule(rules, "password") // { acceptedPattern: "uncommon", minLength: 8, maxLength: 20 }
 */
export function newPasswordRule(
  rules: readonly RegisterRule[],
  field: "password" | "paymentPassword",
): FieldRule {
  const rule = rules.find((each) => each.field === field);
  return {
    acceptedPattern: rule?.acceptedPattern ?? "*",
    minLength: rule?.minLength ?? undefined,
    maxLength: rule?.maxLength ?? undefined,
  };
}

/**
 * The same for a form: undefined until it is known, and a failure does not prevent setting a new password.
 *
 * @example const rule = useNewPasswordRule("password");
 */
export function useNewPasswordRule(
  field: "password" | "paymentPassword",
): FieldRule | undefined {
  const { data } = useQuery({
    ...registerRulesQuery(useServices()),
    select: useCallback(
      (rules: RegisterRule[]) => newPasswordRule(rules, field),
      [field],
    ),
  });
  return data;
}

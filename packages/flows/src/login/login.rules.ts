import type {
  LoginContext,
  LoginField,
  LoginValues,
  PasswordChange,
  FieldProblem,
} from "./login.types.ts";

/** Values as they are checked and sent: without outer spaces, the password too (VAL-01). */
export function trimmed(values: LoginValues): LoginValues {
  return {
    username: values.username.trim(),
    password: values.password.trim(),
    captcha: values.captcha.trim(),
  };
}

/** Fields that keep the form from being sent (VAL-02, VAL-04). */
export function fieldProblems(
  context: LoginContext,
): Partial<Record<LoginField, FieldProblem>> {
  const values = trimmed(context.values);
  const shown: LoginField[] = context.captchaNeeded
    ? ["username", "password", "captcha"]
    : ["username", "password"];
  return Object.fromEntries(
    shown
      .filter((field) => values[field] === "")
      .map((field) => [field, "required"] as const),
  );
}

/** Whether a new password is due, and why; the default password weighs most because anyone may know it. */
export function changeDue(
  context: LoginContext,
  isDefault: boolean,
): PasswordChange | undefined {
  if (isDefault) return "defaultPassword";
  if (context.signedIn?.passwordExpired && context.rules.expiryForcesChange)
    return "expired";
  if (context.signedIn?.firstTimeLogin && context.rules.firstLoginForcesChange)
    return "firstLogin";
  return undefined;
}

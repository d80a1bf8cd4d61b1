/**
 * The address that an invitation is sent with: the platform's own if it is a valid address that contains the code,
 * else this portal's registration (RWD-12).
 *
 * @param parameter A friend's code is a `referralCode`, that of an agent's link an `affiliateCode`.
 * @example invitationLink({ code: "lake7", url: "" }, "referralCode", "https://portal.example") // "https://portal.example/register?referralCode=lake7"
 */
export function invitationLink(
  { code, url }: { readonly code: string; readonly url: string },
  parameter: "referralCode" | "affiliateCode",
  origin: string,
): string {
  const given = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = given?.protocol === "https:" || given?.protocol === "http:";
  const carries = [...(given?.searchParams.values() ?? [])].includes(code);
  if (given && isWeb && carries) return given.href;
  const own = new URL("/register", origin);
  own.searchParams.set(parameter, code);
  return own.href;
}

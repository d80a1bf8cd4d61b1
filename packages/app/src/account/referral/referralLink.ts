/**
 * The address that an invitation is sent with: the platform's own if it is a valid address that contains the code,
 * else this portal's registration (RWD-12).
 *
 * @example referralLink({ referralCode: "lake7", url: "" }, "https://portal.example") // "https://portal.example/register?referralCode=lake7"
 */
export function referralLink(
  {
    referralCode,
    url,
  }: { readonly referralCode: string; readonly url: string },
  origin: string,
): string {
  const given = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = given?.protocol === "https:" || given?.protocol === "http:";
  const carries = [...(given?.searchParams.values() ?? [])].includes(
    referralCode,
  );
  if (given && isWeb && carries) return given.href;
  const own = new URL("/register", origin);
  own.searchParams.set("referralCode", referralCode);
  return own.href;
}

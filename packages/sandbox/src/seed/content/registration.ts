import { otherLanguages, wordsIn } from "../../stock/content/languages.ts";

/** Countries whose mobile numbers are accepted, with the number of digits without the leading zero. */
export const countries = [
  ["MY", "60", 9],
  ["SG", "65", 8],
  ["TH", "66", 9],
  ["VN", "84", 9],
  ["ID", "62", undefined],
  ["PH", "63", 10],
  ["IN", "91", 10],
  ["MM", "95", undefined],
  ["KR", "82", 10],
  ["JP", "81", 10],
  ["CN", "86", 11],
].map(([id = "", countryDialingCode, digits]) => ({
  kind: "country",
  id: String(id),
  body: { countryDialingCode, digits },
}));

const version = "2026-01";
const updatedAt = Date.UTC(2026, 0, 1);

const englishTerms =
  "<h2>Who may play</h2><p>You must be <strong>18 or older</strong>, play for yourself, and have only one account.</p><h2>Your account</h2><p>Keep your password and your verification codes to yourself. We never ask for them. Tell us at once if somebody else has used your account.</p><h2>Money</h2><p>Payments go only to and from accounts in your own name. You can lose what you stake.</p><h2>Fair play</h2><p>Results are drawn on the platform. You can look up each result by its number. Using bots, or sharing one account, leads to closure of the account.</p><h2>Safer gambling</h2><p>Set a limit, take a break, or close your account. We do this on the same day.</p>";

/** The terms, one row for each pack code; the first is the fallback for a language that has none. */
export const terms = ["EN", ...otherLanguages].map((id) => ({
  kind: "terms",
  id,
  body: { version, updatedAt, content: wordsIn(id)?.terms ?? englishTerms },
}));

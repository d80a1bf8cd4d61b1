import { otherLanguages, wordsIn } from "../../stock/content/languages.ts";

/** Countries whose mobile numbers are taken, with the digits of a number without its leading zero. */
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
  "<h2>Who may play</h2><p>You are <strong>18 or older</strong>, you play for yourself, and you have one account.</p><h2>Your account</h2><p>Keep your password and your codes to yourself: the house never asks for them. Tell us at once when somebody else has used your account.</p><h2>Money</h2><p>Payments go to and from accounts in your own name. What you stake can be lost.</p><h2>Fair play</h2><p>Results are drawn on the platform and can be looked up by their number. Play by machines, or by several people as one, ends an account.</p><h2>When it is no fun</h2><p>Set a limit, take a break, or close your account: we do it the same day.</p>";

/** The terms, a row for each pack code; the first stand in for a language that has none. */
export const terms = ["EN", ...otherLanguages].map((id) => ({
  kind: "terms",
  id,
  body: { version, updatedAt, content: wordsIn(id)?.terms ?? englishTerms },
}));

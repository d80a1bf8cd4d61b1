/* The same lobby for everybody. 24 pictures, so that they are decoded once and kept, as a CDN's set is. */
const picture = (hue) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="hsl(${hue} 60% 40%)"/><circle cx="80" cy="60" r="36" fill="hsl(${hue + 40} 80% 60%)"/></svg>`,
  )}`;
const pictures = Array.from({ length: 24 }, (_, index) => picture(index * 15));

/** Games of a lobby: every fifth is hot, every seventh a favourite. */
export const makeItems = (count) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Game ${id} of Fortune`,
    image: pictures[id % pictures.length],
    hot: id % 5 === 0,
    favourite: id % 7 === 0,
  }));

export const HEART =
  "M12 21 3.6 12.6a5.4 5.4 0 0 1 7.6-7.6l.8.8.8-.8a5.4 5.4 0 0 1 7.6 7.6z";

/** What the dialog asks for. */
export const FIELDS = [
  ["username", "User name", "text"],
  ["password", "Password", "password"],
  ["confirm", "Confirm password", "password"],
  ["email", "E-mail", "email"],
  ["mobile", "Mobile number", "tel"],
  ["referral", "Referral code", "text"],
].map(([name, label, type]) => ({ name, label, type }));

/** The rule of the field: what is wrong with the text, or nothing. */
export function check(text) {
  if (/^[a-z0-9]{6,15}$/.test(text)) return "";
  return text === "" ? "Input cannot be empty" : "6 to 15 letters or digits";
}

import { brand, note, type Row } from "./breaking.ts";

/* Members of brand.json of the wrong type or size, and those that do not fit together. */

const jurisdiction = (more: object) =>
  brand({ jurisdiction: { id: "lakeland", ...more } });
const phone = {
  apiKey: "a-key-for-browsers",
  projectId: "lake-sign-in",
  connector: "https://connect.lake.example",
  portals: ["https://lake.example"],
};
const line = { name: "Play Calm", url: "https://playcalm.example" };

export const brokenBrandFile: readonly Row[] = [
  [
    "a number for a name",
    brand({ name: 7 }),
    "brand.json, name: must be a text, but is 7",
  ],
  [
    "a list for a name",
    brand({ name: ["Lake"] }),
    "brand.json, name: must be a text, but is a list",
  ],
  [
    "null for a name",
    brand({ name: null }),
    "brand.json, name: must be a text, but is null",
  ],
  [
    "a name of spaces",
    brand({ name: "   " }),
    "brand.json, name: has nothing but spaces",
  ],
  [
    "a name that does not fit",
    brand({ name: "L".repeat(31) }),
    "brand.json, name: has 31 characters; at most 30 fit",
  ],
  [
    "markup in a name",
    brand({ name: "<b>Lake</b>" }),
    "brand.json, name: contains markup",
  ],
  [
    "a name that turns the line round",
    brand({ name: "\u202Eekal" }),
    "brand.json, name: contains characters that reverse the direction of text",
  ],
  [
    "a bell in a name",
    brand({ name: "La\u0007ke" }),
    "brand.json, name: contains control characters",
  ],
  [
    "half of a character in a name",
    brand({ name: "Lake \uD83C" }),
    "brand.json, name: contains half of a character",
  ],
  [
    "a merchant code with spaces",
    brand({ merchantCode: "Blue Lake" }),
    'brand.json, merchantCode: is "Blue Lake": must have small letters',
  ],
  [
    "no merchant code",
    brand({ merchantCode: "" }),
    "brand.json, merchantCode: ",
  ],
  [
    "a mode that there is not",
    brand({ defaultMode: "dusk" }),
    'brand.json, defaultMode: is "dusk", but must be one of "dark", "light", "system"',
  ],
  [
    "half a year",
    brand({ age: { terms: 18.5, birthday: 21 } }),
    "brand.json, age.terms: is 18.5, but must be a whole number",
  ],
  [
    "an age as a text",
    brand({ age: { terms: "18", birthday: 21 } }),
    'brand.json, age.terms: must be a number, but is "18"',
  ],
  [
    "ages that disagree",
    brand({ age: { terms: 21, birthday: 18 } }),
    "brand.json, age.birthday: 18 is below 21, the age in the terms",
  ],
  [
    "an age mark below the terms",
    brand({
      age: { terms: 21, birthday: 21 },
      jurisdiction: { id: "lakeland", ageMark: "18+" },
    }),
    "brand.json, jurisdiction.ageMark: 18+ is below 21, the age in the terms; write 21+",
  ],
  [
    "feedback of no length",
    brand({ feedback: { min: 0, max: 140 } }),
    "brand.json, feedback.min: is 0, but must be 1 or more",
  ],
  [
    "feedback that is too long",
    brand({ feedback: { min: 1, max: 141 } }),
    "brand.json, feedback.max: is 141, but must be 140 or less",
  ],
  [
    "feedback longer than its maximum",
    brand({ feedback: { min: 100, max: 50 } }),
    "brand.json, feedback.min: 100 is above 50, the maximum",
  ],
  [
    "a word for true",
    brand({ rememberPassword: "yes" }),
    'brand.json, rememberPassword: must be true or false, but is "yes"',
  ],
  [
    "numbers for account types",
    brand({ accountTypes: { agent: [1], trial: ["4"] } }),
    "brand.json, accountTypes.agent.0: must be a text, but is 1",
  ],
  [
    "an unknown key deep inside",
    jurisdiction({ helpLines: [{ ...line, phone: "1" }] }),
    "brand.json, jurisdiction.helpLines.0.phone: is not a known key",
  ],
  [
    "several unknown keys",
    brand({ colour: 1, fonts: 2, lay0ut: 3 }),
    [
      "brand.json, colour: is not a known key",
      "brand.json, fonts: is not a known key",
      "brand.json, lay0ut: is not a known key",
    ],
  ],
  [
    "faults of every kind at once",
    brand({
      name: 7,
      colour: 1,
      categories: ["RNG"],
      age: { terms: 21, birthday: 18 },
      legal: { rights: "x", licence: 7, risk: " " },
    }),
    [
      "name: must be a text",
      "legal.licence: must be a text, but is 7",
      "colour: is not a known key",
      "categories: HOME must come first",
      "age.birthday: 18 is below 21",
      "legal.risk: is empty",
    ],
  ],
  [
    "a jurisdiction with capitals",
    brand({ jurisdiction: { id: "Lakeland" } }),
    'brand.json, jurisdiction.id: is "Lakeland": must have small letters',
  ],
  [
    "a licence at an unencrypted address",
    jurisdiction({ licenceUrl: "http://lakeland.example" }),
    "brand.json, jurisdiction.licenceUrl: ",
  ],
  [
    "seven help lines",
    jurisdiction({ helpLines: Array.from({ length: 7 }, () => line) }),
    "brand.json, jurisdiction.helpLines: has 7 entries; at most 6 are allowed",
  ],
  [
    "a help line without an address",
    jurisdiction({ helpLines: [{ name: "Play Calm" }] }),
    "brand.json, jurisdiction.helpLines.0.url: is missing",
  ],
  [
    "an age mark for children",
    jurisdiction({ ageMark: "16+" }),
    'brand.json, jurisdiction.ageMark: is "16+", but must be one of "18+", "21+"',
  ],
  [
    "an unencrypted channel",
    brand({ channels: { telegram: "http://t.example/x" } }),
    'brand.json, channels.telegram: "http://t.example/x" is not an https link',
  ],
  [
    "a channel that runs",
    brand({ channels: { telegram: "javascript:alert(1)" } }),
    'brand.json, channels.telegram: "javascript:alert(1)" is not an https link',
  ],
  [
    "a channel that the portal does not show",
    brand({ channels: { tiktok: "https://tok.example/lake" } }),
    note(
      "channels.tiktok: (only to know) has no effect: the portal shows facebook, instagram, telegram",
    ),
  ],
  [
    "a connector without encryption",
    brand({
      phoneSignIn: { ...phone, connector: "http://connect.lake.example" },
    }),
    "brand.json, phoneSignIn.connector: ",
  ],
  [
    "a connector at the portal's address",
    brand({ phoneSignIn: { ...phone, connector: "https://lake.example" } }),
    "brand.json, phoneSignIn.connector: https://lake.example is an address of the portal, too",
  ],
  [
    "a connector of no portal",
    brand({ phoneSignIn: { ...phone, portals: [] } }),
    "brand.json, phoneSignIn.portals: is empty",
  ],
  [
    "favourites before the games",
    brand({ categories: ["HOME", "FAV", "RNG"] }),
    "brand.json, categories: FAV must come last",
  ],
  [
    "no category at all",
    brand({ categories: [] }),
    "brand.json, categories: HOME must come first",
  ],
  [
    "a code that is another switch's",
    brand({ features: { smsLogin: "REGMOBVERF3" } }),
    note(
      'features.smsLogin: (only to know) "REGMOBVERF3" is the code of registrationSms',
    ),
  ],
  [
    "one code for two features",
    brand({ features: { smsLogin: "LOGIN", googleLogin: "LOGIN" } }),
    note(
      'features.googleLogin: (only to know) "LOGIN" is the code of smsLogin, too',
    ),
  ],
  [
    "a code in small letters",
    brand({ features: { freePlay: "free play" } }),
    note(
      'features.freePlay: (only to know) "free play" does not look like a code',
    ),
  ],
  [
    "a misspelt code",
    brand({ features: { freePlay: "FREPLAY3" }, flags: {} }),
    note(
      'features.freePlay: (only to know) "FREPLAY3" is not the usual code, FREEPLAY3',
    ),
  ],
  [
    "a flag by the portal's name",
    brand({ flags: { registrationSms: true } }),
    note(
      "flags.registrationSms: (only to know) has no effect: the portal knows this switch by its code, REGMOBVERF3",
    ),
  ],
  [
    "a flag of a feature without a code",
    brand({ features: {}, flags: { FREEPLAY3: true } }),
    note(
      'flags.FREEPLAY3: (only to know) has no effect: the portal reads it only if features names the code, as "freePlay": "FREEPLAY3"',
    ),
  ],
  [
    "a flag that is no switch",
    brand({ flags: { REGMOBVERF3: "1" } }),
    'brand.json, flags.REGMOBVERF3: must be true or false, but is "1"',
  ],
];

/*
 * A list of the thousand most common passwords would be larger than the form that asks for one, and most of them
 * follow the same few habits: a word or a row of keys, then digits. So the habits are described, along with the words
 * that they start from; passwords of three or four parts are never affected.
 */

/** Rows of adjacent keys and letters, forwards and backwards. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgb",
  // Along the keys of a telephone, by columns and diagonals.
  "147258369",
  "741852963",
  "159357",
  "159753",
  "789456123",
].flatMap((row) => [row, [...row].toReversed().join("")]);

/** Words that passwords start from, letters only. */
const words = new Set(
  (
    "password passwort passcode pass secret login welcome admin administrator root user guest default changeme letmein " +
    "iloveyou loveyou love lovely baby angel princess sunshine flower family friend friends mother father monkey " +
    "dragon tiger lion eagle shadow master hunter killer soldier warrior ninja samurai football soccer baseball " +
    "basketball hockey golf superman batman spiderman pokemon naruto starwars matrix computer internet samsung google " +
    "facebook whatever trustno nothing test testing hello freedom cheese chocolate cookie banana summer winter spring " +
    "autumn monday friday january august october december michael jordan daniel jessica ashley charlie thomas robert " +
    "casino poker jackpot lucky luckyday player winner bonus slots money millionaire foyer sayang kasih bismillah " +
    "malaysia vietnam thailand bangkok saigon anhyeuem matkhau senha motdepasse azerty qwerty woaini"
  ).split(" "),
);

/** Characters substituted for letters. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const undisguised = (text: string): string =>
  [...text].map((char) => disguises[char] ?? char).join("");

/** Length of the longest prefix that is a run: along a row, or of one character. */
function runLength(text: string): number {
  const [first = ""] = text;
  let same = 1;
  while (text[same] === first) same += 1;
  let along = 1;
  while (
    along < text.length &&
    rows.some((row) => row.includes(text.slice(0, along + 1)))
  )
    along += 1;
  return Math.max(same, along);
}

/** Whether a text consists only of runs of three or more, such as "qwerty123" and "aaaa1111". */
function isRuns(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    const length = runLength(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** Whether a text is a run with each character doubled, such as "112233". */
const isRunOfPairs = (text: string): boolean =>
  /^(?:(.)\1)+$/su.test(text) &&
  isRuns([...text].filter((_, place) => place % 2 === 0).join(""));

/** Whether a text repeats one short sequence. */
const repeats = (text: string): boolean => {
  const unit = `${text}${text}`.indexOf(text, 1);
  return unit < text.length && unit <= 4;
};

const edges = /^[^\p{L}]+|[^\p{L}]+$/gu;
/** Up to this many digits and signs around a word do not make it a password. */
const trimmings = 4;

/** Whether a text is a common word with a few digits or signs around it. */
function isWord(text: string): boolean {
  const spellings = [
    text,
    undisguised(text),
    undisguised(text.replace(edges, "")),
  ];
  return spellings.some((spelt) => {
    const core = spelt.replace(edges, "");
    return words.has(core) && text.length - core.length <= trimmings;
  });
}

/** Nobody types more than this out of habit; it also bounds the work. */
const longest = 64;

/**
 * Whether a password is one of those that attackers try first: a run of keys, a repeated sequence, or a common word
 * with a few digits around it.
 *
 * @example isCommonPassword("P@ssw0rd1") // true
 * @example isCommonPassword("reef-lamp-88") // false
 */
export function isCommonPassword(password: string): boolean {
  const text = password.trim().toLowerCase();
  if (text === "" || text.length > longest) return false;
  if (new Set(text).size <= 2 || isRuns(text) || repeats(text)) return true;
  if (isRunOfPairs(text)) return true;
  if (isWord(text)) return true;
  // A word followed by a run: "dragon123456".
  const core = text.replace(edges, "");
  const around = text.split(core).join("");
  return core !== "" && words.has(core) && isRuns(around);
}

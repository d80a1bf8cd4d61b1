import { bodyWords } from "../../stock/content/languages.ts";

/** Help articles. */
export const help = [
  [
    "start",
    "First steps",
    "<p>You can look around without an account. To play with real money, <strong>register</strong>, confirm that you are 18 or older, and make a deposit.</p>",
  ],
  [
    "account",
    "Your account",
    "<p>Your name is in the corner of the page. Press it for your records, your security settings and to log out.</p>",
  ],
  [
    "deposit",
    "Deposit",
    "<p>Choose a payment method, enter the amount, and check the total before you send it. Most deposits are credited within minutes.</p>",
  ],
  [
    "withdraw",
    "Withdraw",
    "<p>Set a payment password first. Each withdrawal shows its stages, and when the next one is due.</p>",
  ],
  [
    "trial",
    "Free play",
    "<p>Games with a Free play button can be played with play money. Your wallet is not affected.</p>",
  ],
  [
    "fair",
    "Fair play",
    "<p>Results are drawn on the platform, never in your browser. Each round has a number that you can quote.</p>",
  ],
  [
    "limits",
    "Limits and breaks",
    "<p>Play is for fun. If it is no longer fun, stop, set a limit, or ask us to close your account for a while.</p>",
  ],
  [
    "contact",
    "How to contact us",
    "<p>Live chat is open day and night. Write to us if your question can wait until tomorrow.</p>",
  ],
].map(([id = "", title, content]) => ({
  kind: "help",
  id,
  body: {
    title,
    content,
    words: bodyWords(
      (all) => all.help,
      id,
      ([heading, text]) => ({
        title: heading,
        content: text,
      }),
    ),
  },
}));

/** Downloads and channels. */
export const resources = [
  [
    "Android",
    "Android",
    "App for Android",
    "https://get.foyer.example/android",
  ],
  [
    "MOBILECONFIG",
    "MOBILECONFIG",
    "Profile for iOS",
    "https://get.foyer.example/ios",
  ],
  ["Lite", "Lite", "Lite app", "https://get.foyer.example/lite"],
  ["FACEBOOK", "CHANNEL", "Facebook", "https://social.foyer.example/facebook"],
  [
    "INSTAGRAM",
    "CHANNEL",
    "Instagram",
    "https://social.foyer.example/instagram",
  ],
  ["TELEGRAM", "CHANNEL", "Telegram", "https://social.foyer.example/telegram"],
  ["YOUTUBE", "CHANNEL", "YouTube", "https://social.foyer.example/youtube"],
].map(([id = "", resourceType, labelNameEn, url]) => ({
  kind: "resource",
  id,
  body: { name: id, resourceType, labelNameEn, url },
}));

/** Ways to contact customer service; the paths are the sandbox's own. */
export const services = [
  ["LIVECHAT", "Live chat", "/desk/chat"],
  ["MAIL", "Write to us", "/desk/mail"],
].map(([id = "", title, path]) => ({
  kind: "service",
  id,
  body: {
    title,
    path,
    words: bodyWords(
      (all) => all.services,
      id,
      (own) => ({ title: own }),
    ),
  },
}));

/** Notices about a category or a provider. */
export const gameNotices = [
  ["g-rng", "RNG", "", "Twelve slots have new pictures this week."],
  [
    "g-live",
    "LIVE",
    "",
    "The salons open daily at noon. The Rooftop closes at two in the morning.",
  ],
  ["g-fish", "FISH", "", "The hourly catch starts on the hour."],
  [
    "g-vesper",
    "LIVE",
    "VESPER",
    "The Winter Garden is hosted in English and Malay.",
  ],
].map(([id = "", gameType, vassalage, title]) => ({
  kind: "gameNotice",
  id,
  body: {
    gameType,
    vassalage,
    title,
    content: `<p>${title}</p>`,
    words: bodyWords(
      (all) => all.gameNotices,
      id,
      (own) => ({
        title: own,
        content: `<p>${own}</p>`,
      }),
    ),
  },
}));

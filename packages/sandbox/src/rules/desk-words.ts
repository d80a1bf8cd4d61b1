/** All that the customer service of the sandbox says by itself. */
interface DeskWords {
  /** BCP 47 tag. */
  readonly tag: string;
  /** Whom one talks to when it is no host. */
  readonly desk: string;
  readonly intro: string;
  readonly ask: string;
  readonly title: (host: string) => string;
  /** Names the list of what was said. */
  readonly said: string;
  readonly you: string;
  readonly full: string;
  readonly message: string;
  readonly send: string;
  readonly greeting: (host: string) => string;
  /** The help has no answer. */
  readonly nothing: string;
  /** Between an article's title and its text. */
  readonly colon: string;
  /** Under every page. */
  readonly note: string;
}

const english: DeskWords = {
  tag: "en",
  desk: "the desk",
  intro:
    "Here a real platform has its customer service. On this one a machine answers, from the help.",
  ask: "Ask the desk",
  title: (host) => `Chat with ${host}`,
  said: "What was said",
  you: "You",
  full: "This room is full. Open another one to go on.",
  message: "Message",
  send: "Send",
  greeting: (host) =>
    `Good evening, this is ${host}. No human sits here: a machine answers from the help.`,
  nothing:
    "The help has nothing on that. Ask about deposits, withdrawals, your account, or limits.",
  colon: ": ",
  note: "Development platform. Nothing here is real, and no other site is asked.",
};

const chinese: DeskWords = {
  tag: "zh-CN",
  desk: "客服",
  intro: "真实平台的客服在此处。本平台由机器根据帮助中心的内容回答。",
  ask: "咨询客服",
  title: (host) => `与 ${host} 聊天`,
  said: "聊天记录",
  you: "您",
  full: "本聊天室已满。如需继续，请另开一个。",
  message: "消息",
  send: "发送",
  greeting: (host) =>
    `您好，这里是 ${host}。此处没有真人：由机器根据帮助中心的内容回答。`,
  nothing: "帮助中心没有相关内容。您可以询问存款、提款、账户或限额。",
  colon: "：",
  note: "开发平台。此处一切均非真实，也不会访问其他网站。",
};

const malay: DeskWords = {
  tag: "ms-MY",
  desk: "khidmat pelanggan",
  intro:
    "Di sini platform sebenar menempatkan khidmat pelanggannya. Di platform ini, mesin menjawab berdasarkan bantuan.",
  ask: "Tanya khidmat pelanggan",
  title: (host) => `Sembang dengan ${host}`,
  said: "Perbualan",
  you: "Anda",
  full: "Bilik ini penuh. Buka bilik lain untuk meneruskan.",
  message: "Mesej",
  send: "Hantar",
  greeting: (host) =>
    `Selamat datang, ini ${host}. Tiada manusia di sini: mesin menjawab berdasarkan bantuan.`,
  nothing:
    "Tiada jawapan dalam bantuan. Tanya tentang deposit, pengeluaran, akaun anda, atau had.",
  colon: ": ",
  note: "Platform pembangunan. Tiada apa-apa di sini yang nyata, dan tiada laman lain dihubungi.",
};

const byLanguage = new Map([
  ["CN", chinese],
  ["MY", malay],
]);

/**
 * What the desk says in a language; English where it has no words of it.
 *
 * @example deskWords("CN").send // "发送"
 */
export const deskWords = (language: string): DeskWords =>
  byLanguage.get(language.toUpperCase()) ?? english;

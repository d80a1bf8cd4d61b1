import type { DeskWords } from "../language-words.ts";

/** Chinese: automatic texts of customer service. */
export const deskWords: DeskWords = {
  desk: "客服",
  intro: "真实平台会在此处提供客服。本平台由程序根据帮助中心的内容回答。",
  ask: "咨询客服",
  title: (host) => `与 ${host} 聊天`,
  said: "聊天记录",
  you: "您",
  full: "本次聊天已满。如需继续，请另开一个聊天。",
  message: "消息",
  send: "发送",
  greeting: (host) =>
    `您好，这里是 ${host}。与您对话的不是真人，而是程序，它根据帮助中心的内容回答。`,
  nothing: "帮助中心没有相关内容。您可以询问存款、提款、账户或限额。",
  colon: "：",
  note: "开发平台。此处一切均非真实，也不会连接其他网站。",
  shortest: 2,
};

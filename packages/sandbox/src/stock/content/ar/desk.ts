import type { DeskWords } from "../language-words.ts";

/** Arabic: what the customer service says by itself. */
export const deskWords: DeskWords = {
  desk: "خدمة العملاء",
  intro:
    "هنا تكون خدمة العملاء في منصة حقيقية. أما في هذه المنصة فتجيب آلة، اعتمادًا على صفحات المساعدة.",
  ask: "سؤال خدمة العملاء",
  title: (host) => `دردشة مع ${host}`,
  said: "ما قيل",
  you: "أنت",
  full: "هذه الغرفة ممتلئة. افتح غرفة أخرى للمتابعة.",
  message: "رسالة",
  send: "إرسال",
  greeting: (host) =>
    `مساء الخير، معك ${host}. لا يوجد إنسان هنا: تجيب آلة اعتمادًا على صفحات المساعدة.`,
  nothing:
    "لا يوجد جواب عن ذلك في المساعدة. اسأل عن الإيداع أو السحب أو حسابك أو الحدود.",
  colon: ": ",
  note: "منصة تطوير. لا شيء هنا حقيقي، ولا يُتصل بأي موقع آخر.",
  shortest: 4,
};

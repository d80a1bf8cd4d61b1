import type { DeskWords } from "../language-words.ts";

/** Malay: automatic texts of customer service. */
export const deskWords: DeskWords = {
  desk: "khidmat pelanggan",
  intro:
    "Khidmat pelanggan platform sebenar ada di sini. Pada platform ini, program menjawab daripada halaman bantuan.",
  ask: "Tanya khidmat pelanggan",
  title: (host) => `Sembang dengan ${host}`,
  said: "Mesej sembang",
  you: "Anda",
  full: "Sembang ini penuh. Buka sembang baharu untuk meneruskan.",
  message: "Mesej",
  send: "Hantar",
  greeting: (host) =>
    `Selamat datang, ini ${host}. Anda tidak bercakap dengan manusia: program menjawab daripada halaman bantuan.`,
  nothing:
    "Tiada jawapan dalam bantuan untuk soalan itu. Tanya tentang deposit, pengeluaran, akaun anda, atau had.",
  colon: ": ",
  note: "Platform pembangunan. Tiada apa-apa di sini yang nyata, dan tiada laman lain dihubungi.",
  shortest: 4,
};

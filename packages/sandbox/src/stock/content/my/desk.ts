import type { DeskWords } from "../language-words.ts";

/** Malay: what the customer service says by itself. */
export const deskWords: DeskWords = {
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
  shortest: 4,
};

import type { AccountWords } from "../language-words.ts";

/** Malay: ways to pay, and what waits in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "Pindahan bank",
    "lantern-pay": "Lantern Pay",
    voucher: "Baucar",
    "bank-out": "Pindahan bank",
  },
  arrival: (minutes) => `Dalam ${minutes} minit`,
  letters: {
    welcome: [
      "Selamat datang, Maya",
      "<p>Tempat anda telah disimpan. Jika anda perlukan apa-apa, sembang dibuka siang dan malam.</p>",
    ],
    rank: [
      "Peringkat anda ialah Emas",
      "<p>Mulai hari ini rebat anda sedikit lebih besar, dan seorang hos mengenali nama anda.</p>",
    ],
    lanterns: [
      "Minggu Tanglung",
      "<p>Anda telah menyalakan tiga daripada tujuh tanglung.</p>",
    ],
    statement: [
      "Penyata bulan lepas",
      "<p>Penyata anda sudah ada di bawah <strong>Rekod akaun</strong>.</p>",
    ],
  },
  usualLetter: "<p>Mesej daripada kami.</p>",
};

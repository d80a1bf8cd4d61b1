import type { PromotionWords } from "../language-words.ts";

/** Malay: promotions, their categories, and what holds for all of them. */
export const promotionWords: PromotionWords = {
  promotionCategories: {
    "c-all": "Semua",
    "c-new": "Pemain baharu",
    "c-slots": "Slot",
    "c-live": "Kasino langsung",
    "c-sport": "Sukan",
    "c-rebate": "Rebat",
    "c-fish": "Memancing",
    "c-card": "Permainan kad",
    "c-gaming": "Permainan",
    "c-lotto": "Loteri",
  },
  promotions: {
    "p-welcome": [
      "Malam pertama yang mesra",
      "Deposit pertama anda digandakan dua, dengan bonus sehingga RM 100.",
    ],
    "p-lantern-week": [
      "Minggu Tanglung",
      "Nyalakan satu tanglung sehari dengan mana-mana pusingan slot.",
    ],
    "p-invite": [
      "Bawa rakan",
      "Selepas rakan anda bermain sepuluh pusingan, anda dan rakan masing-masing menerima RM 10.",
    ],
    "p-daily-rebate": [
      "Rebat harian",
      "0.6% daripada setiap pertaruhan slot dikembalikan pada tengah malam.",
    ],
    "p-salon-hours": [
      "Waktu salon",
      "Dari 20:00 hingga 22:00, bayaran pertaruhan sampingan di setiap salon lebih tinggi sebanyak satu persepuluh.",
    ],
    "p-derby": [
      "Hujung minggu derbi",
      "Satu tiket percuma bagi setiap tiga pertaruhan tunggal pada perlawanan derbi hujung minggu.",
    ],
    "p-deep": [
      "Tangkapan besar",
      "Tangkapan terberat bagi setiap jam menerima RM 50.",
    ],
    "p-table": [
      "Berempat di meja",
      "Duduk bersama tiga pemain lain selama sejam, dan yurannya kami tanggung.",
    ],
    "p-vip": [
      "Meja yang tenang",
      "Mulai peringkat Emas: hos anda sendiri dan rebat yang meningkat mengikut peringkat.",
    ],
    "p-app": [
      "Bawa lobi bersama anda",
      "Log masuk sekali pada telefon anda dan terima sepuluh tanglung demo.",
    ],
    "p-reload": [
      "Tambahan hari Ahad",
      "Tambahan satu perempat bagi deposit pertama pada hari Ahad, sehingga RM 60.",
    ],
    "p-points": [
      "Mata ganjaran untuk yang sabar",
      "Satu mata ganjaran bagi setiap RM 5 pertaruhan; kedai mata ganjaran dibuka pada 100.",
    ],
  },
  conditions: [
    "Syarat",
    "Untuk ahli yang berumur 18 tahun ke atas.",
    "Satu akaun bagi setiap orang dan setiap isi rumah.",
    "Kami boleh menamatkannya dengan notis seminggu.",
  ],
};

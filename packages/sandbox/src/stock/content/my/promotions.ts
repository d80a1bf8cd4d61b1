import type { PromotionWords } from "../language-words.ts";

/** Malay: promotions, their categories and their general conditions. */
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
      "Bonus selamat datang",
      "Kami menambah bonus yang sama nilai dengan deposit pertama anda, sehingga RM 100. Syarat di bawah terpakai.",
    ],
    "p-lantern-week": [
      "Minggu Tanglung",
      "Nyalakan satu tanglung sehari dengan bermain mana-mana pusingan slot.",
    ],
    "p-invite": [
      "Jemput rakan",
      "Selepas rakan anda bermain sepuluh pusingan, anda dan rakan masing-masing menerima RM 10.",
    ],
    "p-daily-rebate": [
      "Rebat harian",
      "Rebat sebanyak 0.6% daripada setiap pertaruhan slot dibayar pada tengah malam.",
    ],
    "p-salon-hours": [
      "Waktu salon",
      "Dari 20:00 hingga 22:00, bayaran pertaruhan sampingan di setiap salon lebih tinggi sebanyak sepersepuluh.",
    ],
    "p-derby": [
      "Hujung minggu derbi",
      "Satu tiket percuma bagi setiap tiga pertaruhan tunggal pada perlawanan derbi hujung minggu.",
    ],
    "p-deep": [
      "Tangkapan besar",
      "Tangkapan terberat bagi setiap jam memenangi RM 50.",
    ],
    "p-table": [
      "Berempat di meja",
      "Bermain di meja berempat selama sejam, dan kami membayar caj meja.",
    ],
    "p-vip": [
      "Faedah VIP",
      "Mulai peringkat Mutiara: pengeluaran tanpa caj setiap hari. Mulai peringkat Emas: lebih banyak mata ganjaran bagi setiap pertaruhan.",
    ],
    "p-app": [
      "Lobi pada telefon anda",
      "Log masuk sekali pada telefon anda dan terima sepuluh tanglung latihan.",
    ],
    "p-reload": [
      "Bonus deposit hari Ahad",
      "Bonus satu perempat daripada deposit pertama pada hari Ahad, sehingga RM 60.",
    ],
    "p-points": [
      "Mata ganjaran untuk pertaruhan anda",
      "Satu mata ganjaran bagi setiap RM 5 pertaruhan. Pusat mata ganjaran dibuka pada 100 mata ganjaran.",
    ],
  },
  conditions: [
    "Syarat",
    "Untuk ahli yang berumur 18 tahun ke atas.",
    "Satu akaun bagi setiap orang dan setiap isi rumah.",
    "Kami boleh menamatkan promosi ini dengan notis seminggu.",
  ],
};

import type { RewardWords } from "../language-words.ts";

/** Malay: missions, and products for points. */
export const rewardWords: RewardWords = {
  activities: {
    "act-harvest": [
      "Hari menuai",
      "Ceritakan dalam beberapa ayat apa yang anda tanam, misalnya di kebun atau di balkoni. Kami membaca setiap permohonan dan membalas ke peti mesej anda.",
    ],
    "act-photo": [
      "Tunjukkan tanglung anda",
      "Hantarkan gambar tanglung yang digantung di rumah anda bersama catatan ringkas. Jika permohonan anda diterima, anda boleh menuntut ganjarannya.",
    ],
    "act-regatta": [
      "Lumba perahu kertas",
      "Lipat sebuah perahu kertas dan hantarkan gambarnya di atas air. Permohonan dibuka apabila lumba perahu bermula.",
    ],
    "act-winter": [
      "Pesta musim sejuk",
      "Ahli berkongsi kenangan terbaik mereka di pesta musim sejuk. Aktiviti ini telah tamat dan tidak lagi menerima permohonan.",
    ],
  },
  missions: {
    "mi-rounds": "Dua puluh pusingan",
    "mi-evenings": "Seratus pusingan",
    "mi-stake": "Pertaruhan sebanyak RM 200",
  },
  prizes: { lantern: "Sebuah tanglung kertas" },
  friendsDeposit: "Deposit pertama rakan anda",
  boardPrize: [
    "Papan pendahulu, kedudukan ke-{place}: {mission}",
    "<p>Hadiah anda sebanyak {amount} ada di pusat ganjaran.</p>",
  ],
  ranks: {
    "1": { label: "Perak", benefits: [] },
    "2": {
      label: "Mutiara",
      benefits: [
        {
          title: "Satu pengeluaran tanpa caj sehari",
          detail:
            "Kami membayar caj pengeluaran pertama anda setiap hari (UTC).",
        },
      ],
    },
    "3": {
      label: "Emas",
      benefits: [
        {
          title: "Dua pengeluaran tanpa caj sehari",
          detail:
            "Kami membayar caj dua pengeluaran pertama anda setiap hari (UTC).",
        },
        {
          title: "Mata ganjaran × 1.5",
          detail:
            "Setiap pertaruhan memberi satu setengah kali ganda mata ganjaran.",
        },
      ],
    },
    "4": {
      label: "Berlian",
      benefits: [
        { title: "Pengeluaran tanpa caj" },
        {
          title: "Mata ganjaran × 2",
          detail: "Setiap pertaruhan memberi dua kali ganda mata ganjaran.",
        },
      ],
    },
  },
  rankNews: {
    RISE: [
      "Peringkat anda kini {rank}",
      "Anda telah mencapai peringkat {rank} dengan pertaruhan sah anda. Faedahnya berkuat kuasa mulai sekarang. Halaman peringkat menunjukkan faedah itu dan cara mengekalkan peringkat.",
    ],
    FALL: [
      "Peringkat anda kini {rank}",
      "Dalam {days} hari yang lalu, pertaruhan sah anda tidak mencapai jumlah yang diperlukan bagi peringkat {before}. Peringkat anda kini {rank}, dan faedahnya berkuat kuasa mulai sekarang. Wang dan mata ganjaran anda tidak berubah.",
    ],
  },
  pointsRules:
    "<p>Mata ganjaran tidak akan luput. Produk dihantar dalam masa lima hari bekerja. Produk yang telah dihantar tidak boleh dipulangkan.</p>",
  goods: {
    "g-tea": ["Set teh untuk dua orang", "<p>Tembikar batu, dalam kotak.</p>"],
    "g-lamp": ["Lampu tanglung kertas", "<p>Boleh dilipat rata.</p>"],
    "g-kite": [
      "Wau kotak",
      "<p>Boleh diterbangkan mulai angin empat knot.</p>",
    ],
    "g-clock": ["Jam kapal", "<p>Loyang. Unit terakhir.</p>"],
    "g-scarf": ["Skarf bulu biri-biri", "<p>Habis buat masa ini.</p>"],
    "g-umbrella": ["Payung berjalur", "<p>Lapan rusuk, pemegang kayu ash.</p>"],
    "g-headphones": ["Fon kepala", "<p>Menutup telinga, berserta dirian.</p>"],
    "g-speaker": [
      "Pembesar suara mudah alih",
      "<p>Boleh dimainkan selama sepuluh jam.</p>",
    ],
    "g-kettle": ["Cerek muncung panjang", "<p>Enamel, satu liter.</p>"],
    "g-backpack": [
      "Beg galas kanvas",
      "<p>Dua puluh liter, kanvas berlilin.</p>",
    ],
    "g-power-bank": ["Bank kuasa", "<p>10,000 mAh, berserta kabel.</p>"],
    "g-voucher": [
      "Baucar kedai buku",
      "<p>Bernilai 10.00 di Quay Street Books.</p>",
    ],
  },
};

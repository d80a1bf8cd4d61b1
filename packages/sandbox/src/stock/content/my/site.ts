import type { SiteWords } from "../language-words.ts";

/** Malay: the help, customer service channels, game notices, and the terms. */
export const siteWords: SiteWords = {
  help: {
    start: [
      "Langkah pertama",
      "<p>Anda boleh melihat-lihat tanpa akaun. Untuk bermain dengan wang sebenar, <strong>daftar</strong>, sahkan bahawa anda berumur 18 tahun ke atas, dan buat deposit.</p>",
    ],
    account: [
      "Akaun anda",
      "<p>Nama anda ada di sudut halaman. Tekan nama itu untuk melihat rekod dan tetapan keselamatan anda, dan untuk log keluar.</p>",
    ],
    deposit: [
      "Deposit",
      "<p>Pilih kaedah pembayaran, masukkan amaun, dan semak jumlahnya sebelum anda menghantarnya. Kebanyakan deposit dikreditkan dalam beberapa minit.</p>",
    ],
    withdraw: [
      "Pengeluaran",
      "<p>Tetapkan kata laluan pembayaran dahulu. Setiap pengeluaran menunjukkan langkahnya, dan masa langkah seterusnya dijangka.</p>",
    ],
    trial: [
      "Main demo",
      "<p>Permainan yang ada butang Main demo boleh dimainkan dengan wang demo. Dompet anda tidak terjejas.</p>",
    ],
    fair: [
      "Permainan adil",
      "<p>Keputusan dicabut di platform, bukan dalam pelayar anda. Setiap pusingan mempunyai nombor yang boleh anda nyatakan kepada kami.</p>",
    ],
    limits: [
      "Had dan rehat",
      "<p>Bermain adalah untuk hiburan. Jika tidak lagi menghiburkan, berhenti, tetapkan had, atau minta kami menutup akaun anda buat sementara waktu.</p>",
    ],
    contact: [
      "Cara menghubungi kami",
      "<p>Sembang dibuka siang dan malam. Hantar e-mel jika soalan anda boleh menunggu hingga esok.</p>",
    ],
  },
  services: { LIVECHAT: "Sembang", MAIL: "Hantar e-mel" },
  gameNotices: {
    "g-rng": "Dua belas slot mempunyai gambar baharu minggu ini.",
    "g-live":
      "Salon dibuka setiap hari pada waktu tengah hari. Rooftop ditutup pada pukul dua pagi.",
    "g-fish": "Tangkapan setiap jam bermula tepat pada awal jam.",
    "g-vesper":
      "Winter Garden dikendalikan oleh hos dalam bahasa Inggeris dan bahasa Melayu.",
  },
  terms:
    "<h2>Siapa boleh bermain</h2><p>Anda mesti berumur <strong>18 tahun ke atas</strong>, bermain untuk diri sendiri, dan mempunyai satu akaun sahaja.</p><h2>Akaun anda</h2><p>Rahsiakan kata laluan dan kod pengesahan anda. Kami tidak pernah memintanya. Beritahu kami dengan segera jika orang lain telah menggunakan akaun anda.</p><h2>Wang</h2><p>Bayaran dibuat hanya ke dan dari akaun atas nama anda sendiri. Anda boleh kehilangan wang yang anda pertaruhkan.</p><h2>Permainan adil</h2><p>Keputusan dicabut di platform. Anda boleh menyemak setiap keputusan melalui nombornya. Penggunaan bot, atau perkongsian satu akaun, menyebabkan akaun ditutup.</p><h2>Perjudian yang lebih selamat</h2><p>Tetapkan had, berehat, atau tutup akaun anda. Kami melakukannya pada hari yang sama.</p>",
};

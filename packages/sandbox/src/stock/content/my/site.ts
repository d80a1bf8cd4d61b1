import type { SiteWords } from "../language-words.ts";

/** Malay: the help, ways to reach the house, what games announce, and the terms. */
export const siteWords: SiteWords = {
  help: {
    start: [
      "Langkah pertama",
      "<p>Anda boleh melihat-lihat tanpa akaun. Untuk bermain dengan wang sebenar, <strong>daftar</strong>, sahkan bahawa anda berumur 18 tahun ke atas, dan buat deposit.</p>",
    ],
    account: [
      "Akaun anda",
      "<p>Nama anda ada di sudut halaman. Di situlah rekod, tetapan keselamatan dan butang log keluar anda.</p>",
    ],
    deposit: [
      "Deposit",
      "<p>Pilih kaedah, taip amaun, dan semak jumlahnya sebelum dihantar. Dengan kebanyakan kaedah, wang diterima dalam beberapa minit.</p>",
    ],
    withdraw: [
      "Pengeluaran",
      "<p>Tetapkan kata laluan pembayaran dahulu. Setiap permintaan menunjukkan peringkatnya, dan bila peringkat seterusnya dijangka.</p>",
    ],
    trial: [
      "Main demo",
      "<p>Permainan yang ada butang Main demo menggunakan wang demo. Dompet anda tidak terjejas.</p>",
    ],
    fair: [
      "Permainan adil",
      "<p>Keputusan dicabut di platform, bukan dalam pelayar anda. Setiap pusingan mempunyai nombor yang boleh anda rujuk.</p>",
    ],
    limits: [
      "Had dan rehat",
      "<p>Bermain adalah untuk hiburan. Jika tidak lagi menghiburkan, berhenti, tetapkan had, atau minta kami menutup akaun anda buat sementara waktu.</p>",
    ],
    contact: [
      "Cara menghubungi kami",
      "<p>Sembang dibuka siang dan malam. Hantar e-mel jika perkara itu boleh menunggu hingga esok.</p>",
    ],
  },
  services: { LIVECHAT: "Sembang", MAIL: "Hantar e-mel" },
  gameNotices: {
    "g-rng": "Dua belas slot mempunyai gambar baharu minggu ini.",
    "g-live":
      "Salon dibuka setiap hari pada waktu tengah hari; Rooftop ditutup pada pukul dua pagi.",
    "g-fish": "Tangkapan setiap jam bermula tepat pada awal jam.",
    "g-vesper": "Winter Garden menggunakan bahasa Inggeris dan bahasa Melayu.",
  },
  terms:
    "<h2>Siapa boleh bermain</h2><p>Anda berumur <strong>18 tahun ke atas</strong>, bermain untuk diri sendiri, dan mempunyai satu akaun.</p><h2>Akaun anda</h2><p>Rahsiakan kata laluan dan kod anda: kami tidak pernah memintanya. Beritahu kami segera jika orang lain telah menggunakan akaun anda.</p><h2>Wang</h2><p>Bayaran dibuat ke dan dari akaun atas nama anda sendiri. Wang yang dipertaruhkan boleh hilang.</p><h2>Main adil</h2><p>Keputusan dicabut di platform dan boleh disemak melalui nombornya. Akaun yang digunakan oleh mesin, atau oleh beberapa orang seolah-olah seorang, akan ditamatkan.</p><h2>Apabila tidak lagi seronok</h2><p>Tetapkan had, berehat, atau tutup akaun anda: kami lakukannya pada hari yang sama.</p>",
};

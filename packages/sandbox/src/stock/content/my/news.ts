import type { NewsWords } from "../language-words.ts";

/** Malay: banners, notices and popups, and what agents are told. */
export const newsWords: NewsWords = {
  banners: {
    welcome: "Satu lobi, seribu sambutan mesra",
    "lantern-week": "Minggu Tanglung: nyalakan satu setiap hari",
    "live-salons": "Meja sebenar, hos sebenar, dibuka sepanjang malam",
    "deep-blue": "Baharu di laut dalam: enam dewan memancing",
    "take-along": "Lobi dalam poket anda",
    "menu-invite": "Bawa rakan, kongsi meja",
    licence: "Lesen permainan bagi platform pembangunan",
    login: "Gembira bertemu anda lagi",
    register: "Tempat anda sudah disediakan",
    forget: "Kembali dalam dua minit",
    promotions: "Tawaran kami bulan ini",
  },
  notices: {
    "n-1": [
      "Selamat datang ke lobi. Main demo tidak dikenakan bayaran.",
      "<p>Setiap permainan yang ada butang Main demo menggunakan wang demo. Tiada bayaran dikenakan dan tiada wang boleh dimenangi.</p>",
    ],
    "n-2": [
      "Minggu Tanglung sedang berlangsung.",
      "<p>Nyalakan satu tanglung setiap hari anda berkunjung. <strong>Tujuh tanglung</strong> membuka gerbang kertas.</p>",
    ],
    "n-3": [
      "Permainan di sini hanya untuk orang dewasa.",
      "<p>Anda mesti berumur 18 tahun ke atas. Tetapkan had, berehat, dan berhenti apabila tidak lagi seronok.</p>",
    ],
    "n-4": [
      "Penyelenggaraan berjadual pada hari Rabu, dari 03:00 hingga 03:30.",
      "<p>Dompet ditutup selama setengah jam. Pusingan yang sedang berjalan diselesaikan dahulu.</p>",
    ],
    "n-5": [
      "Rekod akaun anda kini disimpan selama dua tahun.",
      "<p>Buka <em>Rekod akaun</em> dalam menu anda dan pilih mana-mana bulan.</p>",
    ],
    "n-6": [
      "Tiga salon baharu di Vespergate Live.",
      "<p>Amber Salon, Winter Garden dan Rooftop dibuka setiap hari pada waktu tengah hari.</p>",
    ],
    "n-7": [
      "Pengeluaran: dalam masa sejam pada hari bekerja.",
      "<p>Permintaan sebelum 20:00 disemak pada malam yang sama.</p>",
    ],
    "n-8": [
      "Kegemaran anda ada bersama anda.",
      "<p>Tekan tanda hati pada mana-mana permainan, dan anda akan menemuinya pada setiap peranti.</p>",
    ],
    "n-9": [
      "Tanglung Copperwhit kembali.",
      "<p>Dua belas permainannya mempunyai gambar baharu.</p>",
    ],
    "n-10": [
      "Rahsiakan kata laluan anda.",
      "<p>Kami tidak akan memintanya, sama ada dalam sembang atau melalui telefon.</p>",
    ],
    "n-11": [
      "Panduan ringkas untuk hari pertama anda.",
      "<ol><li>Carian ada di bahagian atas.</li><li>Tekan tanda hati pada permainan yang anda suka.</li><li>Baki anda ada di sebelah nama anda.</li></ol>",
    ],
    "u-1": [
      "Lobi sudah dibuka",
      '<p>Setiap butang Main demo menggunakan wang demo. <a href="/promotions">Lihat promosi yang ada.</a></p>',
    ],
    "u-2": [
      "Minggu Tanglung",
      "<p>Nyalakan satu tanglung setiap hari. Kiraannya ada di halaman promosi.</p>",
    ],
    "u-3": [
      "Selamat datang",
      "<p>Tetapkan had anda sebelum pusingan pertama: hanya seminit, dan had itu kekal.</p>",
    ],
  },
  agentNotices: {
    "an-1": [
      "Cara gaji dikira",
      "<p>Dividen ialah bahagian daripada kerugian pasukan dalam satu tempoh. Setiap gaji ialah bahagian daripada jumlah pertaruhan. Syarat yang tidak dipenuhi tidak membayar apa-apa, dan tiada bayaran ditarik balik.</p>",
    ],
    "an-2": [
      "Gaji harian dibayar selepas tengah malam",
      "<p>Permainan semalam dibayar hari ini, sejurus selepas tengah malam (UTC).</p>",
    ],
    "an-3": [
      "Kata laluan permulaan ditukar pada log masuk pertama",
      "<p>Berikan kata laluan akaun baharu secara bersemuka. Pemiliknya akan diminta menukarnya pada log masuk pertama.</p>",
    ],
    "an-4": [
      "Tiada siapa memberi lebih daripada yang dimiliki",
      "<p>Kadar di bawah tidak pernah melebihi kadar anda sendiri. Kadar itu juga tidak boleh kurang daripada yang diberikan seterusnya.</p>",
    ],
    "an-5": [
      "Permainan untuk orang dewasa sahaja",
      "<p>Setiap orang yang anda bawa berumur 18 tahun ke atas. Jangan sesekali mendesak sesiapa bermain, dan tunjukkan had yang boleh ditetapkan oleh setiap akaun.</p>",
    ],
  },
};

import type { NewsWords } from "../language-words.ts";

/** Malay: banners, notices and popups, and notices for agents. */
export const newsWords: NewsWords = {
  banners: {
    welcome: "Selamat datang ke lobi",
    "lantern-week": "Minggu Tanglung: nyalakan satu tanglung setiap hari",
    "live-salons": "Meja sebenar, hos sebenar, dibuka sepanjang malam",
    "deep-blue": "Enam dewan memancing baharu",
    "take-along": "Lobi pada telefon anda",
    "menu-invite": "Jemput rakan",
    licence: "Lesen permainan bagi platform pembangunan",
    login: "Selamat kembali",
    register: "Daftar akaun anda",
    forget: "Tetapkan kata laluan baharu",
    promotions: "Promosi bulan ini",
  },
  notices: {
    "n-1": [
      "Selamat datang ke lobi. Main demo tidak dikenakan bayaran.",
      "<p>Setiap permainan yang ada butang Main demo boleh dimainkan dengan wang demo. Tiada bayaran dikenakan dan tiada wang boleh dimenangi.</p>",
    ],
    "n-2": [
      "Minggu Tanglung sedang berlangsung.",
      "<p>Nyalakan satu tanglung pada setiap hari anda berkunjung. <strong>Tujuh tanglung</strong> membuka gerbang kertas.</p>",
    ],
    "n-3": [
      "Permainan di sini hanya untuk orang dewasa.",
      "<p>Anda mesti berumur 18 tahun ke atas. Tetapkan had, berehat, dan berhenti apabila tidak lagi seronok.</p>",
    ],
    "n-4": [
      "Penyelenggaraan berjadual pada hari Rabu, dari 03:00 hingga 03:30.",
      "<p>Dompet tidak tersedia selama setengah jam. Pusingan yang sedang berjalan dihabiskan dahulu.</p>",
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
      "Pengeluaran pada hari bekerja biasanya disemak dalam masa sejam.",
      "<p>Permohonan sebelum 20:00 disemak selewat-lewatnya pada malam yang sama.</p>",
    ],
    "n-8": [
      "Kegemaran anda pada setiap peranti.",
      "<p>Tekan tanda hati pada permainan untuk menemuinya semula pada setiap peranti.</p>",
    ],
    "n-9": [
      "Gambar baharu untuk permainan Copperwhit.",
      "<p>Dua belas permainan penyedia ini mempunyai gambar baharu.</p>",
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
      '<p>Setiap butang Main demo memulakan permainan dengan wang demo. <a href="/promotions">Lihat promosi.</a></p>',
    ],
    "u-2": [
      "Minggu Tanglung",
      "<p>Nyalakan satu tanglung setiap hari. Kiraannya ada pada halaman promosi.</p>",
    ],
    "u-3": [
      "Selamat datang",
      "<p>Tetapkan had anda sebelum pusingan pertama. Ini mengambil masa seminit, dan had itu kekal berkuat kuasa.</p>",
    ],
  },
  agentNotices: {
    "an-1": [
      "Cara gaji dikira",
      "<p>Dividen ialah bahagian daripada kerugian pasukan dalam satu tempoh. Setiap gaji ialah bahagian daripada jumlah pertaruhan pasukan. Jika terma tidak dipenuhi, tiada bayaran dibuat. Bayaran yang telah dibuat tidak dituntut semula.</p>",
    ],
    "an-2": [
      "Gaji harian dibayar selepas tengah malam",
      "<p>Gaji harian bagi pertaruhan semalam dibayar hari ini, selepas tengah malam (UTC).</p>",
    ],
    "an-3": [
      "Kata laluan permulaan ditukar pada log masuk pertama",
      "<p>Berikan kata laluan kepada pemilik akaun baharu secara bersemuka. Pemilik akaun mesti memilih kata laluan lain pada log masuk pertama.</p>",
    ],
    "an-4": [
      "Anda tidak boleh memberi kadar lebih tinggi daripada kadar anda sendiri",
      "<p>Kadar bawahan anda tidak boleh lebih tinggi daripada kadar anda sendiri. Kadar itu juga tidak boleh lebih rendah daripada kadar yang sudah diberikan oleh bawahan anda.</p>",
    ],
    "an-5": [
      "Permainan untuk orang dewasa sahaja",
      "<p>Setiap orang yang anda jemput mesti berumur 18 tahun ke atas. Jangan mendesak sesiapa untuk bermain. Beritahu mereka tentang had yang boleh ditetapkan oleh setiap akaun.</p>",
    ],
  },
};

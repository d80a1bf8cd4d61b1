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
  guessing: {
    title: "Seseorang sedang meneka kata laluan anda",
    body: "<p>Akaun anda telah dicuba {count} kali dengan kata laluan yang salah, daripada peranti yang belum pernah anda gunakan. Percubaan seterusnya diperlahankan. Anda boleh log masuk seperti biasa daripada peranti yang anda gunakan.</p><p>Jika itu bukan anda, pilih kata laluan panjang yang tidak anda gunakan di tempat lain.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "Kata laluan pembayaran anda telah ditetapkan",
      "Kata laluan pembayaran baharu telah ditetapkan untuk akaun anda.",
    ],
    bankAccountAdded: [
      "Akaun bank telah ditambah",
      "Satu akaun bank telah ditambah pada akaun anda. Pengeluaran boleh dibayar ke akaun itu.",
    ],
    emailChanged: [
      "Alamat e-mel anda telah ditukar",
      "Alamat e-mel akaun anda telah ditukar.",
    ],
    mobileChanged: [
      "Nombor telefon bimbit anda telah ditukar",
      "Nombor telefon bimbit akaun anda telah ditukar.",
    ],
    nameSet: [
      "Nama anda telah ditetapkan",
      "Nama akaun anda telah ditetapkan. Akaun bank mestilah atas nama ini.",
    ],
    totpOn: [
      "Aplikasi pengesah telah dihidupkan",
      "Aplikasi pengesah telah dihidupkan untuk akaun anda.",
    ],
    totpOff: [
      "Aplikasi pengesah telah dimatikan",
      "Aplikasi pengesah untuk akaun anda telah dimatikan.",
    ],
    proofGuessed: [
      "Seseorang sedang meneka rahsia akaun anda",
      "Seseorang yang telah log masuk ke akaun anda memasukkan kata laluan atau kod yang salah berkali-kali. Percubaan seterusnya diperlahankan.",
    ],
  },
  notYou: "Jika bukan anda yang melakukannya, hubungi kami dengan segera.",
  contractTypes: {
    DIVIDEND: "Dividen",
    DAILY: "Gaji harian",
    HOURLY: "Gaji setiap jam",
    REALTIME: "Gaji masa nyata",
  },
};

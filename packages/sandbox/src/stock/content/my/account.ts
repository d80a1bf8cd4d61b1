import type { AccountWords } from "../language-words.ts";

/** Malay: payment methods, and messages in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "Pindahan bank",
    "lantern-pay": "Lantern Pay",
    voucher: "Baucar",
    "bank-out": "Pindahan bank",
  },
  arrival: (minutes) => `Dalam masa ${minutes} minit`,
  letters: {
    welcome: [
      "Selamat datang, Maya",
      "<p>Akaun anda sudah sedia. Jika anda perlukan apa-apa, sembang dibuka siang dan malam.</p>",
    ],
    lanterns: [
      "Minggu Tanglung",
      "<p>Anda telah menyalakan tiga daripada tujuh tanglung.</p>",
    ],
    statement: [
      "Rekod akaun bulan lepas",
      "<p>Rekod bulan lepas sudah ada di bawah <strong>Rekod akaun</strong>.</p>",
    ],
  },
  usualLetter: "<p>Mesej daripada kami.</p>",
  guessing: {
    title: "Seseorang sedang meneka kata laluan anda",
    body: "<p>Seseorang telah mencuba {count} kali untuk log masuk ke akaun anda dengan kata laluan yang salah, daripada peranti yang belum pernah anda gunakan. Kami sedang memperlahankan percubaan seterusnya. Anda boleh log masuk seperti biasa daripada peranti yang anda gunakan.</p><p>Jika itu bukan anda, pilih kata laluan panjang yang tidak anda gunakan di tempat lain.</p>",
  },
  feedbackAnswer: {
    title: "Jawapan kepada {number}",
    body: "<p>Khidmat pelanggan telah menjawab mesej anda {number}. Anda boleh membaca jawapan itu dan membalasnya di bawah <strong>Maklum balas</strong>.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "Kata laluan pembayaran anda telah ditetapkan",
      "Kata laluan pembayaran baharu telah ditetapkan untuk akaun anda.",
    ],
    paymentPasswordReset: [
      "Kata laluan pembayaran anda telah ditetapkan semula",
      "Kata laluan pembayaran akaun anda telah ditetapkan semula dengan kata laluan log masuk dan satu pengesahan lagi. Buat sementara waktu, anda tidak boleh membuat pengeluaran, memindahkan wang kepada ahli lain atau menebus mata ganjaran. Halaman “Pengeluaran” menunjukkan sehingga bila.",
    ],
    bankAccountAdded: [
      "Akaun bank telah ditambah",
      "Satu akaun bank telah ditambah pada akaun anda. Pengeluaran boleh dihantar ke akaun itu.",
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
      "Nama pada akaun anda telah ditetapkan",
      "Nama pemegang akaun bagi akaun anda telah ditetapkan. Akaun bank mestilah atas nama ini.",
    ],
    totpOn: [
      "Aplikasi pengesah anda telah dihidupkan",
      "Aplikasi pengesah telah dihidupkan untuk akaun anda.",
    ],
    totpOff: [
      "Aplikasi pengesah anda telah dimatikan",
      "Aplikasi pengesah untuk akaun anda telah dimatikan.",
    ],
    recoveryCodesMade: [
      "Kod pemulihan baharu telah dijana",
      "Kod pemulihan baharu telah dijana untuk aplikasi pengesah anda. Kod yang terdahulu tidak lagi sah.",
    ],
    recoveryCodeUsed: [
      "Satu kod pemulihan telah digunakan",
      "Satu kod pemulihan telah digunakan sebagai ganti kod aplikasi pengesah anda.",
    ],
    sessionsEnded: [
      "Peranti anda yang lain telah dilog keluar",
      "Semua peranti kecuali peranti yang sedang digunakan telah dilog keluar daripada akaun anda.",
    ],
    proofGuessed: [
      "Kata laluan atau kod yang salah dimasukkan berkali-kali",
      "Seseorang yang telah log masuk ke akaun anda memasukkan kata laluan atau kod yang salah berkali-kali berturut-turut. Kami sedang memperlahankan percubaan seterusnya.",
    ],
  },
  notYou:
    "Jika bukan anda yang melakukannya, hubungi khidmat pelanggan dengan segera.",
  decisions: {
    redemptionApproved: [
      "Penebusan anda telah diluluskan",
      "Kami telah meluluskan penebusan “{name}” anda.",
    ],
    redemptionRejected: [
      "Penebusan anda telah ditolak",
      "Kami telah menolak penebusan “{name}” anda. Mata ganjaran anda telah dikembalikan.",
    ],
    redemptionDelivered: [
      "Penghantaran selesai",
      "“{name}” telah tiba. Jika anda belum menerimanya, hubungi khidmat pelanggan.",
    ],
    prizeSent: [
      "Hadiah anda telah dihantar",
      "Kami telah menghantar “{name}” ke alamat yang anda berikan.",
    ],
    prizeRejected: [
      "Kami tidak dapat menghantar hadiah anda",
      "Kami tidak dapat menghantar “{name}” kepada anda. Hubungi khidmat pelanggan untuk maklumat lanjut.",
    ],
    applicationJoined: [
      "Permohonan anda telah diterima",
      "Anda telah menyertai aktiviti “{name}”.",
    ],
    applicationClaim: [
      "Permohonan anda telah diterima",
      "Anda telah menyertai aktiviti “{name}”. Ganjarannya kini boleh dituntut.",
    ],
    applicationRejected: [
      "Permohonan anda telah ditolak",
      "Kami telah menolak permohonan anda untuk aktiviti “{name}”.",
    ],
    payoutArrived: [
      "Pengeluaran anda telah sampai",
      "Bank mengesahkan bahawa pengeluaran anda sebanyak {name} telah sampai.",
    ],
    payoutRefunded: [
      "Pengeluaran anda telah dikembalikan",
      "Kami telah mengembalikan {name} daripada pengeluaran anda ke dompet anda.",
    ],
    payoutClosed: [
      "Pengeluaran anda dikira sebagai diterima",
      "Platform mengira pengeluaran anda sebanyak {name} sebagai diterima. Anda tidak mendapat bayaran balik untuk wang yang belum sampai. Jika anda mempunyai pertanyaan, hubungi khidmat pelanggan.",
    ],
    payoutTimedOut: [
      "Pengeluaran anda dikira sebagai diterima",
      "Masa untuk menjawab telah tamat, jadi pengeluaran anda sebanyak {name} dikira sebagai diterima. Jika wang itu belum sampai, hubungi khidmat pelanggan.",
    ],
    feedbackClosed: [
      "Perbualan anda telah ditutup",
      "Khidmat pelanggan telah menutup perbualan anda {name}. Hantar mesej baharu kepada kami jika anda memerlukan bantuan lanjut.",
    ],
  },
  contractTypes: {
    DIVIDEND: "Dividen",
    DAILY: "Gaji harian",
    HOURLY: "Gaji setiap jam",
    REALTIME: "Gaji masa nyata",
  },
  record: {
    to: (name) => `Kepada ${name}`,
    from: (name) => `Daripada ${name}`,
    transfer: "Pindahan",
    deposit: "Deposit",
    withdrawal: "Pengeluaran",
    wallet: "Dompet penyedia",
    pointsConverted: "Mata ganjaran ditukar",
    rebate: "Rebat atas pertaruhan",
    game: "Permainan",
    promotion: "Promosi",
    reward: "Ganjaran",
    salary: "Gaji atau dividen",
  },
};

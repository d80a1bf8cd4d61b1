import type { WordsById } from "./languages.ts";

/** Title and text of the help's articles. */
export const helpWords: WordsById<readonly [title: string, content: string]> = {
  CN: {
    start: [
      "新手入门",
      "<p>无需账户即可浏览。如要以真钱游戏，请<strong>注册</strong>账户，确认您已年满18岁，然后存款。</p>",
    ],
    account: [
      "您的账户",
      "<p>您的名字显示在页面一角。点开后可查看记录和安全设置，也可退出登录。</p>",
    ],
    deposit: [
      "存款",
      "<p>选择方式，输入金额，提交前请核对合计。大多数方式几分钟内到账。</p>",
    ],
    withdraw: [
      "提款",
      "<p>请先设置支付密码。每笔申请都会显示所处阶段，以及下一阶段的预计时间。</p>",
    ],
    trial: [
      "试玩",
      "<p>带有“试玩”按钮的游戏使用试玩金，您的钱包不受影响。</p>",
    ],
    fair: [
      "公平游戏",
      "<p>结果由平台抽取，不在您的浏览器中产生。每局都有编号，可凭编号查询。</p>",
    ],
    limits: [
      "限额与休息",
      "<p>游戏是为了消遣。如果不再有趣，请停下来、设置限额，或请我们暂时关闭您的账户。</p>",
    ],
    contact: [
      "如何联系我们",
      "<p>在线聊天全天开放。可以等到明天的事，也可以写邮件给我们。</p>",
    ],
  },
  MY: {
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
};

/** Titles of the ways to reach the house. */
export const serviceWords: WordsById<string> = {
  CN: { LIVECHAT: "在线聊天", MAIL: "写邮件给我们" },
  MY: { LIVECHAT: "Sembang", MAIL: "Hantar e-mel" },
};

/** What a category or a vendor has to announce; names of salons stay as they are. */
export const gameNoticeWords: WordsById<string> = {
  CN: {
    "g-rng": "本周有十二款电子游戏换上新图片。",
    "g-live": "沙龙每天中午开放；Rooftop 凌晨两点关闭。",
    "g-fish": "每小时的捕鱼赛于整点开始。",
    "g-vesper": "Winter Garden 使用英语和马来语。",
  },
  MY: {
    "g-rng": "Dua belas slot mempunyai gambar baharu minggu ini.",
    "g-live":
      "Salon dibuka setiap hari pada waktu tengah hari; Rooftop ditutup pada pukul dua pagi.",
    "g-fish": "Tangkapan setiap jam bermula tepat pada awal jam.",
    "g-vesper": "Winter Garden menggunakan bahasa Inggeris dan bahasa Melayu.",
  },
};

/** Titles of activities. */
export const activityWords: WordsById<string> = {
  CN: {
    "act-harvest": "丰收日",
    "act-photo": "展示您的灯笼",
    "act-regatta": "纸船竞渡",
    "act-winter": "冬日集市",
  },
  MY: {
    "act-harvest": "Hari menuai",
    "act-photo": "Tunjukkan tanglung anda",
    "act-regatta": "Lumba perahu kertas",
    "act-winter": "Pesta musim sejuk",
  },
};

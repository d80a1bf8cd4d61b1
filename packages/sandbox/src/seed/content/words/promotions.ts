import type { InEach, WordsById } from "./languages.ts";

/** Names of the categories of promotions. */
export const categoryWords: WordsById<string> = {
  CN: {
    "c-all": "全部",
    "c-new": "新玩家",
    "c-slots": "电子",
    "c-live": "真人娱乐",
    "c-sport": "体育",
    "c-rebate": "洗码",
    "c-fish": "捕鱼",
    "c-card": "棋牌",
    "c-gaming": "游戏",
    "c-lotto": "彩票",
  },
  MY: {
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
};

/** What holds for every promotion: a heading, then its points. */
export const conditions = [
  "Conditions",
  "For members who are 18 or older.",
  "One account for each person and household.",
  "The house may end it with a week’s notice.",
] as const;

export const conditionWords: InEach<readonly string[]> = {
  CN: [
    "条件",
    "仅限年满18岁的会员。",
    "每人、每户限一个账户。",
    "我们可在提前一周通知后结束本活动。",
  ],
  MY: [
    "Syarat",
    "Untuk ahli yang berumur 18 tahun ke atas.",
    "Satu akaun bagi setiap orang dan setiap isi rumah.",
    "Kami boleh menamatkannya dengan notis seminggu.",
  ],
};

/** Title and text of each promotion. */
export const promotionWords: WordsById<readonly [title: string, text: string]> =
  {
    CN: {
      "p-welcome": ["温暖的第一晚", "首笔存款翻倍，红利最高 RM 100。"],
      "p-lantern-week": [
        "灯笼周",
        "每天在任意电子游戏中玩一局，即可点亮一盏灯笼。",
      ],
      "p-invite": ["邀请好友", "好友玩满十局后，您与好友各得 RM 10。"],
      "p-daily-rebate": ["每日洗码", "电子游戏每笔投注额的0.6%，于午夜返还。"],
      "p-salon-hours": ["沙龙时段", "20:00至22:00，各沙龙的边注派彩增加一成。"],
      "p-derby": [
        "德比周末",
        "周末德比赛事，每投注三场单场，送一张免费投注券。",
      ],
      "p-deep": ["大渔获", "每小时最重的渔获可得 RM 50。"],
      "p-table": ["四人一桌", "与另外三位玩家同桌一小时，台费由我们承担。"],
      "p-vip": ["静雅专桌", "黄金级及以上：专人接待，洗码比例随等级提高。"],
      "p-app": ["随身大厅", "在手机上登录一次，可得十盏试玩灯笼。"],
      "p-reload": ["周日续存", "星期日首笔存款加赠四分之一，最高 RM 60。"],
      "p-points": [
        "细水长流的积分",
        "每投注 RM 5 得一积分；满100积分可进入积分商城。",
      ],
    },
    MY: {
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
  };

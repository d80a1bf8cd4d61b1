import type { WordsById } from "./languages.ts";

/** Titles of ways to pay; one that is a name is written alike everywhere. */
export const methodWords: WordsById<string> = {
  CN: {
    bank: "银行转账",
    "lantern-pay": "Lantern Pay",
    voucher: "充值券",
    "bank-out": "银行转账",
  },
  MY: {
    bank: "Pindahan bank",
    "lantern-pay": "Lantern Pay",
    voucher: "Baucar",
    "bank-out": "Pindahan bank",
  },
};

/** Title and description of what points buy. */
export const goodsWords: WordsById<readonly [title: string, content: string]> =
  {
    CN: {
      "g-tea": ["双人茶具", "<p>炻器，盒装。</p>"],
      "g-lamp": ["纸灯笼台灯", "<p>可以折平。</p>"],
      "g-kite": ["箱形风筝", "<p>风速四节即可放飞。</p>"],
      "g-clock": ["船钟", "<p>黄铜制。最后一只。</p>"],
      "g-scarf": ["羊毛围巾", "<p>暂时无货。</p>"],
      "g-umbrella": ["条纹雨伞", "<p>八根伞骨，白蜡木手柄。</p>"],
      "g-headphones": ["头戴式耳机", "<p>包耳式，附支架。</p>"],
      "g-speaker": ["便携音箱", "<p>可播放十小时。</p>"],
      "g-kettle": ["长嘴水壶", "<p>搪瓷，一升。</p>"],
      "g-backpack": ["帆布背包", "<p>二十升，涂蜡帆布。</p>"],
      "g-power-bank": ["移动电源", "<p>10,000 毫安时，附连接线。</p>"],
      "g-voucher": ["书店礼券", "<p>可在 Quay Street Books 抵用 10.00。</p>"],
    },
    MY: {
      "g-tea": [
        "Set teh untuk dua orang",
        "<p>Tembikar batu, dalam kotak.</p>",
      ],
      "g-lamp": ["Lampu tanglung kertas", "<p>Boleh dilipat rata.</p>"],
      "g-kite": ["Wau kotak", "<p>Terbang mulai angin empat knot.</p>"],
      "g-clock": ["Jam kapal", "<p>Loyang. Yang terakhir.</p>"],
      "g-scarf": ["Skarf bulu biri-biri", "<p>Habis buat masa ini.</p>"],
      "g-umbrella": [
        "Payung berjalur",
        "<p>Lapan rusuk, pemegang kayu ash.</p>",
      ],
      "g-headphones": [
        "Fon kepala",
        "<p>Menutup telinga, dengan pendirinya.</p>",
      ],
      "g-speaker": [
        "Pembesar suara mudah alih",
        "<p>Bermain selama sepuluh jam.</p>",
      ],
      "g-kettle": ["Cerek muncung panjang", "<p>Enamel, satu liter.</p>"],
      "g-backpack": [
        "Beg galas kanvas",
        "<p>Dua puluh liter, kanvas berlilin.</p>",
      ],
      "g-power-bank": ["Bank kuasa", "<p>10,000 mAh, dengan kabelnya.</p>"],
      "g-voucher": [
        "Baucar kedai buku",
        "<p>Bernilai 10.00 di Quay Street Books.</p>",
      ],
    },
  };

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
    },
  };

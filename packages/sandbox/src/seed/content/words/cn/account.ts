import type { AccountWords } from "../language-words.ts";

/** Chinese: ways to pay, and what waits in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "银行转账",
    "lantern-pay": "Lantern Pay",
    voucher: "充值券",
    "bank-out": "银行转账",
  },
  arrival: (minutes) => `${minutes} 分钟内`,
  letters: {
    welcome: [
      "欢迎您，Maya",
      "<p>您的座位已留好。如需帮助，在线聊天日夜开放。</p>",
    ],
    rank: [
      "您的等级是黄金",
      "<p>从今天起，您的返水会稍高一些，也有专员认识您。</p>",
    ],
    lanterns: ["灯笼周", "<p>七盏灯笼中，您已点亮三盏。</p>"],
    statement: ["上月账单", "<p>您的账单已在<strong>账户记录</strong>中。</p>"],
  },
  usualLetter: "<p>来自本站的消息。</p>",
};

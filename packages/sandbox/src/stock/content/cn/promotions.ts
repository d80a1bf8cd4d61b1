import type { PromotionWords } from "../language-words.ts";

/** Chinese: promotions, their categories and their general conditions. */
export const promotionWords: PromotionWords = {
  promotionCategories: {
    "c-all": "全部",
    "c-new": "新玩家",
    "c-slots": "电子",
    "c-live": "真人娱乐",
    "c-sport": "体育",
    "c-rebate": "返水",
    "c-fish": "捕鱼",
    "c-card": "棋牌",
    "c-gaming": "游戏",
    "c-lotto": "彩票",
  },
  promotions: {
    "p-welcome": [
      "迎新红利",
      "我们加赠与首笔存款等额的红利，最高 RM 100。须符合以下条件。",
    ],
    "p-lantern-week": [
      "灯笼周",
      "每天在任意电子游戏中玩一局，即可点亮一盏灯笼。",
    ],
    "p-invite": ["邀请好友", "好友玩满十局后，您与好友各得 RM 10。"],
    "p-daily-rebate": [
      "每日返水",
      "电子游戏每笔投注额的0.6%作为返水，于午夜支付。",
    ],
    "p-salon-hours": ["沙龙时段", "20:00至22:00，各沙龙的边注派彩增加一成。"],
    "p-derby": [
      "德比周末",
      "周末德比赛事，每投注三笔单场，可得一张免费投注券。",
    ],
    "p-deep": ["大渔获", "每小时最重的渔获可得 RM 50。"],
    "p-table": ["四人一桌", "四人同桌游戏一小时，台费由我们承担。"],
    "p-vip": [
      "贵宾权益",
      "珍珠级及以上：每日免手续费提款。黄金级及以上：每笔投注还可得更多积分。",
    ],
    "p-app": ["手机上的大厅", "在手机上登录一次，可得十盏练习灯笼。"],
    "p-reload": [
      "周日存款红利",
      "星期日首笔存款的四分之一作为红利，最高 RM 60。",
    ],
    "p-points": ["投注积分", "每投注 RM 5 得一积分。满100积分即开放积分商城。"],
  },
  conditions: [
    "条件",
    "仅限年满18岁的会员。",
    "每人、每户限一个账户。",
    "我们可在提前一周通知后结束本优惠。",
  ],
};

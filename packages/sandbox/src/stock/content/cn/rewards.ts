import type { RewardWords } from "../language-words.ts";

/** Chinese: missions, and products for points. */
export const rewardWords: RewardWords = {
  activities: {
    "act-harvest": [
      "丰收日",
      "请用几句话告诉我们您种了些什么，例如在花园里或阳台上。我们会阅读每一份申请，并在站内消息中答复您。",
    ],
    "act-photo": [
      "展示您的灯笼",
      "请发给我们一张挂在您家中的灯笼照片，并附上简短的备注。申请通过后，您即可领取奖励。",
    ],
    "act-regatta": [
      "纸船竞渡",
      "请折一只纸船，并发给我们一张它浮在水面上的照片。竞渡开始时开放申请。",
    ],
    "act-winter": [
      "冬日集市",
      "会员们分享了各自在冬日集市上最美好的回忆。此活动已结束，不再接受申请。",
    ],
  },
  missions: {
    "mi-rounds": "玩满二十局",
    "mi-evenings": "玩满一百局",
    "mi-stake": "投注额达到 RM 200",
  },
  prizes: { lantern: "一盏纸灯笼" },
  friendsDeposit: "好友的首笔存款",
  boardPrize: [
    "排行榜第{place}名：{mission}",
    "<p>您的奖品 {amount} 已放入奖励中心。</p>",
  ],
  ranks: {
    "1": { label: "白银", benefits: [] },
    "2": {
      label: "珍珠",
      benefits: [
        {
          title: "每日一次免手续费提款",
          detail: "每日（UTC）首次提款的手续费由我们承担。",
        },
      ],
    },
    "3": {
      label: "黄金",
      benefits: [
        {
          title: "每日两次免手续费提款",
          detail: "每日（UTC）前两次提款的手续费由我们承担。",
        },
        { title: "积分 × 1.5", detail: "每笔投注可得一倍半的积分。" },
      ],
    },
    "4": {
      label: "钻石",
      benefits: [
        { title: "提款免手续费" },
        { title: "积分 × 2", detail: "每笔投注可得双倍积分。" },
      ],
    },
  },
  rankNews: {
    RISE: [
      "您的等级现为{rank}",
      "您的有效投注已达到{rank}等级的要求，其权益现已生效。等级页面列有各项权益，以及如何保留该等级。",
    ],
    FALL: [
      "您的等级现为{rank}",
      "过去{days}天内，您的有效投注未达到{before}等级的要求。您的等级现为{rank}，其权益现已生效。您的资金和积分没有变化。",
    ],
  },
  pointsRules: "<p>积分永不过期。商品在五个工作日内寄出。寄出后不可退回。</p>",
  goods: {
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
};

import type { AccountWords } from "../language-words.ts";

/** Chinese: payment methods, and messages in the inbox. */
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
      "<p>您的账户已可使用。如需帮助，在线聊天全天开放。</p>",
    ],
    lanterns: ["灯笼周", "<p>七盏灯笼中，您已点亮三盏。</p>"],
    statement: [
      "上月账户记录",
      "<p>上月的记录已可在<strong>账户记录</strong>中查看。</p>",
    ],
  },
  usualLetter: "<p>来自本站的消息。</p>",
  guessing: {
    title: "有人在猜测您的密码",
    body: "<p>有人从您未曾使用过的设备上，用错误的密码尝试登录您的账户达{count}次。我们正在延长后续尝试的等待时间。您仍可在常用设备上照常登录。</p><p>如果不是您本人操作，请换一个较长且未在别处使用过的密码。</p>",
  },
  feedbackAnswer: {
    title: "对 {number} 的回复",
    body: "<p>客服已回复您的留言 {number}。您可以在<strong>意见反馈</strong>中查看回复并继续留言。</p>",
  },
  ownerNotices: {
    paymentPasswordSet: ["您的支付密码已设置", "您的账户设置了新的支付密码。"],
    paymentPasswordReset: [
      "您的支付密码已重置",
      "您账户的支付密码已通过登录密码和另一项验证重置。一段时间内，您不能提款、向其他会员转账或用积分兑换商品。截止时间显示在“提款”页面。",
    ],
    bankAccountAdded: [
      "已添加银行账户",
      "您的账户添加了一个银行账户。提款可以汇至该账户。",
    ],
    emailChanged: ["您的电子邮箱已更改", "您账户的电子邮箱已更改。"],
    mobileChanged: ["您的手机号码已更改", "您账户的手机号码已更改。"],
    nameSet: [
      "您账户的姓名已登记",
      "您账户的开户人姓名已登记。银行账户必须使用此姓名。",
    ],
    totpOn: ["您的验证器已开启", "您的账户开启了验证器。"],
    totpOff: ["您的验证器已关闭", "您的账户关闭了验证器。"],
    recoveryCodesMade: [
      "已生成新的恢复码",
      "您的验证器已生成新的恢复码。之前的恢复码不再有效。",
    ],
    recoveryCodeUsed: [
      "有一个恢复码已被使用",
      "有人使用恢复码代替了验证器中的验证码。",
    ],
    sessionsEnded: [
      "您的其他设备已退出登录",
      "除正在使用的设备外，所有设备都已退出您的账户。",
    ],
    proofGuessed: [
      "密码或验证码多次输入错误",
      "有人登录了您的账户，并连续多次输入错误的密码或验证码。我们正在延长后续尝试的等待时间。",
    ],
  },
  notYou: "如果不是您本人操作，请尽快联系客服。",
  decisions: {
    redemptionApproved: ["您的兑换已批准", "您对“{name}”的兑换已批准。"],
    redemptionRejected: [
      "您的兑换已被拒绝",
      "您对“{name}”的兑换已被拒绝，积分已退还。",
    ],
    redemptionDelivered: [
      "配送已完成",
      "“{name}”已送达。如果您没有收到，请联系客服。",
    ],
    prizeSent: ["您的奖品已寄出", "我们已将“{name}”寄往您填写的地址。"],
    prizeRejected: [
      "我们无法寄送您的奖品",
      "我们无法寄送“{name}”。请联系客服了解详情。",
    ],
    applicationJoined: ["您的申请已通过", "您已参加活动“{name}”。"],
    applicationClaim: [
      "您的申请已通过",
      "您已参加活动“{name}”，现在可以领取奖励。",
    ],
    applicationRejected: [
      "您的申请已被拒绝",
      "您参加活动“{name}”的申请已被拒绝。",
    ],
    payoutArrived: ["您的提款已到账", "银行已确认您的提款 {name} 到账。"],
    payoutRefunded: [
      "您的提款已退款",
      "我们已将您提款中的 {name} 退回您的钱包。",
    ],
    payoutClosed: [
      "您的提款视为已收到",
      "平台将您的提款 {name} 视为已收到。未到账的款项，您不会获得退款。如有疑问，请联系客服。",
    ],
    payoutTimedOut: [
      "您的提款视为已收到",
      "回答时限已过，因此您的提款 {name} 视为已收到。如果没有到账，请联系客服。",
    ],
    feedbackClosed: [
      "您的对话已关闭",
      "客服已关闭您的对话 {name}。如需更多帮助，请给我们发送新的留言。",
    ],
  },
  contractTypes: {
    DIVIDEND: "分红",
    DAILY: "日工资",
    HOURLY: "小时工资",
    REALTIME: "实时工资",
  },
  record: {
    to: (name) => `转给 ${name}`,
    from: (name) => `来自 ${name}`,
    transfer: "转账",
    deposit: "存款",
    withdrawal: "提款",
    wallet: "厂商钱包",
    pointsConverted: "积分兑换现金",
    rebate: "投注返水",
    game: "游戏",
    promotion: "优惠",
    reward: "奖励",
    salary: "工资或分红",
  },
};

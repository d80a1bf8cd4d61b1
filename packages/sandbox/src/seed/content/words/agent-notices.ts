import type { WordsById } from "./languages.ts";

/** Title and text of what agents are told. */
export const agentNoticeWords: WordsById<
  readonly [title: string, content: string]
> = {
  CN: {
    "an-1": [
      "薪资如何计算",
      "<p>分红按团队在周期内的亏损比例计算，各类薪资按投注额比例计算。未达到约定条件则不发放，已发放的绝不收回。</p>",
    ],
    "an-2": [
      "日薪在午夜后发放",
      "<p>昨日的投注，按世界标准时间，今日午夜过后发放。</p>",
    ],
    "an-3": [
      "初始密码须在首次登录时更改",
      "<p>请当面告知新账户的密码。账户持有人首次登录时会被要求更改。</p>",
    ],
    "an-4": [
      "给出的比例不得高于自己的比例",
      "<p>下级的比例绝不会高于您自己的比例，也不能低于其再给予下级的比例。</p>",
    ],
    "an-5": [
      "仅限成年人参与",
      "<p>您介绍的每个人都必须年满18岁。切勿催促任何人投注，并请告知每个账户均可设置限额。</p>",
    ],
  },
  MY: {
    "an-1": [
      "Cara gaji dikira",
      "<p>Dividen ialah bahagian daripada kerugian pasukan dalam satu tempoh. Setiap gaji ialah bahagian daripada jumlah pertaruhan. Syarat yang tidak dipenuhi tidak membayar apa-apa, dan tiada bayaran ditarik balik.</p>",
    ],
    "an-2": [
      "Gaji harian dibayar selepas tengah malam",
      "<p>Permainan semalam dibayar hari ini, sejurus selepas tengah malam (UTC).</p>",
    ],
    "an-3": [
      "Kata laluan permulaan ditukar pada log masuk pertama",
      "<p>Berikan kata laluan akaun baharu secara bersemuka. Pemiliknya akan diminta menukarnya pada log masuk pertama.</p>",
    ],
    "an-4": [
      "Tiada siapa memberi lebih daripada yang dimiliki",
      "<p>Kadar di bawah tidak pernah melebihi kadar anda sendiri. Kadar itu juga tidak boleh kurang daripada yang diberikan seterusnya.</p>",
    ],
    "an-5": [
      "Permainan untuk orang dewasa sahaja",
      "<p>Setiap orang yang anda bawa berumur 18 tahun ke atas. Jangan sesekali mendesak sesiapa bermain, dan tunjukkan had yang boleh ditetapkan oleh setiap akaun.</p>",
    ],
  },
};

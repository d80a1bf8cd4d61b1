import type { AccountWords } from "../language-words.ts";

/** Arabic: ways to pay, and what waits in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "تحويل بنكي",
    "lantern-pay": "Lantern Pay",
    voucher: "قسيمة",
    "bank-out": "تحويل بنكي",
  },
  arrival: (minutes) => `خلال ${minutes} دقيقة`,
  letters: {
    welcome: [
      "أهلًا بك، Maya",
      "<p>مقعدك محفوظ. إن احتجت إلى أي شيء، فالدردشة مفتوحة ليلًا ونهارًا.</p>",
    ],
    rank: [
      "مرتبتك هي الذهبية",
      "<p>من اليوم يزداد استردادك النقدي قليلًا، ولك مضيف يعرف اسمك.</p>",
    ],
    lanterns: ["أسبوع الفوانيس", "<p>أضأت ثلاثة فوانيس من سبعة.</p>"],
    statement: [
      "كشف حساب الشهر الماضي",
      "<p>كشف حسابك جاهز في <strong>سجل الحساب</strong>.</p>",
    ],
  },
  usualLetter: "<p>رسالة من الموقع.</p>",
};

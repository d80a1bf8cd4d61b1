import type { AccountWords } from "../language-words.ts";

const plurals = new Intl.PluralRules("ar");

/** Minutes as they follow a preposition; one and two are expressed by the noun's form. */
function inMinutes(minutes: number): string {
  switch (plurals.select(minutes)) {
    case "one":
      return "دقيقة واحدة";
    case "two":
      return "دقيقتين";
    case "few":
      return `${minutes} دقائق`;
    default:
      return `${minutes} دقيقة`;
  }
}

/** Arabic: payment methods, and messages in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "تحويل بنكي",
    "lantern-pay": "Lantern Pay",
    voucher: "قسيمة",
    "bank-out": "تحويل بنكي",
  },
  arrival: (minutes) => `خلال ${inMinutes(minutes)}`,
  letters: {
    welcome: [
      "مرحبًا بك، Maya",
      "<p>حسابك جاهز. إذا احتجت إلى أي شيء، فالدردشة المباشرة مفتوحة ليلًا ونهارًا.</p>",
    ],
    lanterns: ["أسبوع الفوانيس", "<p>أضأت ثلاثة فوانيس من سبعة.</p>"],
    statement: [
      "سجل الحساب للشهر الماضي",
      "<p>سجل الشهر الماضي جاهز في <strong>سجل الحساب</strong>.</p>",
    ],
  },
  usualLetter: "<p>رسالة منا.</p>",
  guessing: {
    title: "شخص ما يحاول تخمين كلمة مرورك",
    body: "<p>حاول شخص ما تسجيل الدخول إلى حسابك {count} مرات بكلمة مرور خاطئة، من أجهزة لم تستخدمها من قبل. نحن نبطئ المحاولات التالية. يمكنك تسجيل الدخول كالمعتاد من الأجهزة التي تستخدمها.</p><p>إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور طويلة لا تستخدمها في أي مكان آخر.</p>",
  },
  feedbackAnswer: {
    title: "رد على {number}",
    body: "<p>ردّت خدمة العملاء على رسالتك {number}. يمكنك قراءة الرد والكتابة إلينا مجددًا في <strong>ملاحظاتك</strong>.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "تم تعيين كلمة مرور الدفع",
      "تم تعيين كلمة مرور دفع جديدة لحسابك.",
    ],
    paymentPasswordReset: [
      "أُعيد تعيين كلمة مرور الدفع",
      "أُعيد تعيين كلمة مرور الدفع لحسابك بكلمة مرور الدخول وإثبات ثانٍ. لا يمكن إخراج أموال من حسابك لفترة محددة.",
    ],
    bankAccountAdded: [
      "أُضيف حساب بنكي",
      "أُضيف حساب بنكي إلى حسابك. يمكن إرسال السحوبات إليه.",
    ],
    emailChanged: [
      "تغيّر عنوان بريدك الإلكتروني",
      "تم تغيير عنوان البريد الإلكتروني لحسابك.",
    ],
    mobileChanged: ["تغيّر رقم جوالك", "تم تغيير رقم الجوال لحسابك."],
    nameSet: [
      "تم تعيين اسمك",
      "تم تعيين اسم حسابك. يجب أن تكون الحسابات البنكية بهذا الاسم.",
    ],
    totpOn: ["تم تفعيل تطبيق المصادقة", "تم تفعيل تطبيق المصادقة لحسابك."],
    totpOff: ["تم إيقاف تطبيق المصادقة", "تم إيقاف تطبيق المصادقة لحسابك."],
    recoveryCodesMade: [
      "أُنشئت رموز استرداد جديدة",
      "أُنشئت رموز استرداد جديدة لتطبيق المصادقة. لم تعد الرموز السابقة صالحة.",
    ],
    recoveryCodeUsed: [
      "استُخدم رمز استرداد",
      "استُخدم رمز استرداد بدلًا من رمز تطبيق المصادقة.",
    ],
    sessionsEnded: [
      "تم تسجيل خروج أجهزتك الأخرى",
      "تم تسجيل خروج جميع الأجهزة من حسابك باستثناء الجهاز المستخدم.",
    ],
    proofGuessed: [
      "شخص ما يحاول تخمين كلمة مرورك أو رموزك",
      "أدخل شخص مسجّل الدخول إلى حسابك كلمة مرور أو رمزًا خاطئًا عدة مرات متتالية. نحن نبطئ المحاولات التالية.",
    ],
  },
  notYou: "إذا لم تكن أنت من فعل ذلك، فتواصل معنا دون تأخير.",
  decisions: {
    redemptionApproved: [
      "تمت الموافقة على طلب الاستبدال",
      "وافقنا على طلبك استبدال النقاط بـ«{name}».",
    ],
    redemptionRejected: [
      "رُفض طلب الاستبدال",
      "رفضنا طلبك استبدال النقاط بـ«{name}»، وأعدنا إليك نقاطك.",
    ],
    redemptionDelivered: [
      "تم تسليم شحنتك",
      "تم تسليم «{name}». إذا لم يصلك، فتواصل مع خدمة العملاء.",
    ],
    prizeSent: ["أُرسلت جائزتك", "أرسلنا «{name}» إلى العنوان الذي قدمته."],
    prizeRejected: [
      "لا يمكننا إرسال جائزتك",
      "لا يمكننا إرسال «{name}» إليك. تواصل مع خدمة العملاء لمعرفة المزيد.",
    ],
    applicationJoined: ["قُبل طلبك", "انضممت إلى فعالية «{name}»."],
    applicationClaim: [
      "قُبل طلبك",
      "انضممت إلى فعالية «{name}»، ويمكنك الآن استلام مكافأتها.",
    ],
    applicationRejected: ["رُفض طلبك", "رفضنا طلب انضمامك إلى فعالية «{name}»."],
  },
  contractTypes: {
    DIVIDEND: "حصة الأرباح",
    DAILY: "الراتب اليومي",
    HOURLY: "راتب الساعة",
    REALTIME: "الراتب الفوري",
  },
  record: {
    to: (name) => `إلى ${name}`,
    from: (name) => `من ${name}`,
    transfer: "تحويل",
    deposit: "إيداع",
    withdrawal: "سحب",
    wallet: "محفظة المزوّد",
    pointsConverted: "نقاط محوّلة",
    rebate: "استرداد نقدي عن الرهانات",
    game: "لعبة",
    promotion: "عرض",
    reward: "مكافأة",
    salary: "راتب أو حصة أرباح",
  },
};

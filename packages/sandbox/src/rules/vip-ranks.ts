/** A benefit or a name of a rank, in the languages of the house. */
type Words = Readonly<Record<"EN" | "CN" | "MY", string>>;

export interface VipRank {
  readonly rank: string;
  readonly label: Words;
  /** Bets, in minor units, that lead here from the rank below. */
  readonly target: bigint;
  readonly benefits: readonly {
    readonly title: Words;
    readonly detail?: Words;
  }[];
}

/** The ranks of the house, from the first up. Nothing is taken away again, and nothing runs out. */
export const vipRanks: readonly VipRank[] = [
  {
    rank: "1",
    label: { EN: "Silver", CN: "白银", MY: "Perak" },
    target: 100_000n,
    benefits: [
      {
        title: {
          EN: "A gift on your birthday",
          CN: "生日礼物",
          MY: "Hadiah pada hari lahir anda",
        },
      },
    ],
  },
  {
    rank: "2",
    label: { EN: "Pearl", CN: "珍珠", MY: "Mutiara" },
    target: 500_000n,
    benefits: [
      {
        title: {
          EN: "One free withdrawal a day",
          CN: "每日一次免手续费提款",
          MY: "Satu pengeluaran percuma sehari",
        },
        detail: {
          EN: "The fee of the first withdrawal of a day is ours.",
          CN: "每日首次提款的手续费由我们承担。",
          MY: "Yuran pengeluaran pertama setiap hari kami tanggung.",
        },
      },
    ],
  },
  {
    rank: "3",
    label: { EN: "Gold", CN: "黄金", MY: "Emas" },
    target: 2_000_000n,
    benefits: [
      {
        title: {
          EN: "A desk of your own",
          CN: "专属客服",
          MY: "Meja khidmat sendiri",
        },
        detail: {
          EN: "The same three people answer you.",
          CN: "固定由三位专员为您服务。",
          MY: "Tiga orang yang sama akan melayani anda.",
        },
      },
      {
        title: {
          EN: "Points count one and a half times",
          CN: "积分按 1.5 倍计算",
          MY: "Mata dikira satu setengah kali ganda",
        },
      },
    ],
  },
  {
    rank: "4",
    label: { EN: "Diamond", CN: "钻石", MY: "Berlian" },
    target: 10_000_000n,
    benefits: [
      {
        title: {
          EN: "Withdrawals without a fee",
          CN: "提款免手续费",
          MY: "Pengeluaran tanpa yuran",
        },
      },
    ],
  },
];

/** Words in a language of the house; English where there is no such one. */
export function wordsIn(words: Words, language: string): string {
  const code = language.toUpperCase();
  return code === "CN" || code === "MY" ? words[code] : words.EN;
}

import { sampleContract, sampleReceipt } from "./money.ts";
import type { Handlers } from "./fake-types.ts";

const day = 1_767_225_600_000;
const processed = ({ action }: { action: string }) =>
  sampleContract({
    state: action === "ACCEPT" ? "ACTIVE" : "REJECTED",
  });

/** Wallets, payments, points, activities and contracts. */
export const moneyHandlers = {
  wallets: () => ({
    list: [
      { vendor: "", balance: "1280.50", updatedAt: day, transferable: 1 },
      { vendor: "NIMBUS", balance: "40.00", updatedAt: day, transferable: 1 },
    ],
  }),
  walletTransfer: () => ({ balance: "1180.50" }),
  walletReturn: () => ({ balance: "1320.50" }),
  transferRecipients: () => ({ list: [], noteLength: 100 }),
  memberTransfer: () => ({ balance: "1180.50" }),
  depositMethods: () => [
    {
      id: "bank",
      title: "Bank transfer",
      min: "10.00",
      max: "5000.00",
      fee: "0",
      arrivalMinutes: 10,
    },
  ],
  deposit: () => ({ orderId: "D-1", url: "https://pay.example/D-1" }),
  depositOrder: ({ orderId }) => ({
    orderId,
    state: "CREDITED",
    amount: "100.00",
    fee: "0",
    updatedAt: day,
  }),
  withdrawOptions: () => ({
    methods: [
      {
        id: "bank",
        title: "Bank transfer",
        min: "50.00",
        max: "20000.00",
        fee: "1.00",
        arrival: "Within two hours",
      },
    ],
    blockers: [],
    available: "1280.50",
    dailyLeft: "20000.00",
  }),
  withdraw: () => ({ orderId: "W-1" }),
  withdrawals: () => ({ list: [], totalPages: 0 }),
  bankAccounts: () => ({
    list: [
      {
        id: "b1",
        bank: "Harbour Bank",
        maskedNumber: "•••• 4417",
        holder: "Lake Walker",
      },
    ],
  }),
  addBankAccount: () => ({ id: "b2" }),
  removeBankAccount: () => true,
  setPaymentPassword: () => true,
  receiptList: () => ({ list: [sampleReceipt()], totalPages: 1 }),
  receiptProof: ({ images }) =>
    images.map((_, index) => ({
      imageId: `proof-${index}`,
      url: `https://images.example/proof-${index}.png`,
    })),
  receiptConfirm: ({ id, answer }) =>
    sampleReceipt({
      id,
      state: answer === "FULL_PAYMENT" ? "FULL" : answer,
    }),
  pointsBalance: () => ({ currentPoints: "5400", pointsRatio: "0.01" }),
  pointsReward: () => ({ list: [], totalPages: 0 }),
  pointsList: ({ kind }) => ({
    list:
      kind === "GOODS"
        ? [
            {
              id: "g1",
              title: "Tea set",
              points: "1200",
              availableQuantity: 3,
            },
          ]
        : [],
    totalPages: 1,
  }),
  pointsConfig: () => ({
    ratio: "0.01",
    table: [{ from: "0", to: "1000", points: "1" }],
  }),
  pointsTransactions: () => ({ list: [], totalPages: 0 }),
  redeemPoints: () => ({ id: "r1", status: "In Process" }),
  cancelRedemption: () => ({ status: "Cancelled" }),
  convertPoints: () => ({ currentPoints: "4400", balance: "1290.50" }),
  activities: () => ({
    list: [
      {
        id: "a1",
        title: "Harvest days",
        status: "OPEN",
        description: "<p>Tell us what you grow.</p>",
        startsAt: day,
        endsAt: day + 1_209_600_000,
        prize: "8.00",
      },
    ],
    totalPages: 1,
  }),
  activityApply: () => ({ status: "APPLIED" }),
  claimRaffle: () => ({ prize: "Free spins", amount: "0" }),
  prizeAddress: () => ({ state: "PREPARING" }),
  contractList: () => ({
    list: [sampleContract()],
    totalPages: 1,
    totals: { received: "0.00", given: "0.00" },
  }),
  dividendProcess: processed,
  dailySalaryProcess: processed,
  hourlySalaryProcess: processed,
  realtimeSalaryProcess: processed,
  contractCreate: () => sampleContract(),
  contractUplineConfirm: ({ accept }) =>
    sampleContract({ state: accept ? "ACTIVE" : "REJECTED" }),
  contractOptions: () => ({
    rateMin: "0",
    rateMax: "2.5",
    rateStep: "0.1",
    periodKinds: ["D", "W", "SM", "M"],
  }),
} satisfies Handlers;

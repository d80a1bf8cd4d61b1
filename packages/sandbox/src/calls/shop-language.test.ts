import * as calls from "@foyer/platform/calls";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { fresh, paymentPassword, rich } from "../testing/money.ts";

let sandbox: TestSandbox;
let member: TestMember;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  member = await sandbox.member(rich);
});
afterAll(() => sandbox.close());

const asked = (path: string, language: string) =>
  sandbox.readJson(path, {
    headers: {
      Language: language,
      Authorization: `Bearer ${member.token}`,
      "X-Foyer-Run": member.run,
    },
  });

const titled = v.looseObject({ id: v.string(), title: v.string() });
const methodsIn = async (language: string) =>
  v.parse(
    v.object({ value: v.array(titled) }),
    await asked(calls.depositMethods.path, language),
  ).value;
const waysOutIn = async (language: string) =>
  v.parse(
    v.object({ value: v.object({ methods: v.array(titled) }) }),
    await asked(calls.withdrawOptions.path, language),
  ).value.methods;
const pointsIn = async (kind: "GOODS" | "RECORDS", language: string) =>
  v.parse(
    v.object({ list: v.array(titled) }),
    await asked(
      `${calls.pointsList.path}?kind=${kind}&pageNo=1&pageSize=10`,
      language,
    ),
  ).list;

describe("payment methods and products by language", () => {
  it.each([
    ["EN", "Voucher", "Bank transfer", "Within 120 minutes"],
    ["CN", "充值券", "银行转账", "120 分钟内"],
    ["MY", "Baucar", "Pindahan bank", "Dalam masa 120 minit"],
    ["FR", "Bon prépayé", "Virement bancaire", "Sous 120 minutes"],
    ["th", "บัตรเติมเงิน", "โอนผ่านธนาคาร", "ภายใน 120 นาที"],
    // Without a translation, texts are in English.
    ["XA", "Voucher", "Bank transfer", "Within 120 minutes"],
    ["constructor", "Voucher", "Bank transfer", "Within 120 minutes"],
  ])(
    "returns payment and withdrawal methods in %s",
    async (language, voucher, bank, arrival) => {
      const paying = await methodsIn(language);
      expect(paying.find(({ id }) => id === "voucher")?.title).toBe(voucher);
      expect(await waysOutIn(language)).toMatchObject([
        { title: bank, arrival },
      ]);
      for (const method of paying) expect(method).not.toHaveProperty("words");
    },
  );

  it.each([
    ["EN", "Box kite", "<p>Flies from four knots of wind.</p>"],
    ["CN", "箱形风筝", "<p>风速四节即可放飞。</p>"],
    ["MY", "Wau kotak", "<p>Boleh diterbangkan mulai angin empat knot.</p>"],
    [
      "FR",
      "Cerf-volant cellulaire",
      "<p>Vole à partir de quatre nœuds de vent.</p>",
    ],
  ])(
    "returns products of the points mall in %s",
    async (language, title, content) => {
      const offered = await pointsIn("GOODS", language);
      const kite = offered.find(({ id }) => id === "g-kite");
      expect(kite).toMatchObject({ title, content, points: "450" });
      expect(kite).not.toHaveProperty("words");
    },
  );

  it("returns redeemed products in the reader's language", async () => {
    await member.client.call(
      calls.redeemPoints,
      {
        goodsId: "g-kite",
        quantity: 1,
        address: "7 Quay Street, Lanternrow",
        mobileNum: "60125550101",
        paymentPassword,
      },
      fresh(),
    );
    expect(await pointsIn("RECORDS", "CN")).toMatchObject([
      { title: "箱形风筝" },
    ]);
    expect(await pointsIn("RECORDS", "AR")).toMatchObject([
      { title: "طائرة ورقية صندوقية" },
    ]);
    expect(await pointsIn("RECORDS", "EN")).toMatchObject([
      { title: "Box kite" },
    ]);
  });
});

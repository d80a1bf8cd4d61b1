import { captchaMachine } from "@foyer/flows/captcha";
import { smsCodeMachine, type SendCodeOutput } from "@foyer/flows/sms-code";
import type { Wallet } from "@foyer/flows/transfer";
import { answers } from "../../../packages/flows/src/testing/at-state.ts";

/** Countries whose mobile numbers are accepted. */
export const countries = [
  { countryCode: "MY", countryDialingCode: "60", digits: 9 },
  { countryCode: "SG", countryDialingCode: "65", digits: 8 },
];

/** A picture that says 4K7RT. */
export const picture = {
  image:
    "iVBORw0KGgoAAAANSUhEUgAAAKAAAAA4AQMAAABANGFAAAAABlBMVEXs8PImPlSxuViFAAABSUlEQVR42uXSMU7DMBQG4N+kSjJUmDEDUq+QjSVSOUq2jlRi8YDUV5BgQepVOABDJAYuwcARDAsdKpn/2W5RVQl1RXiw5c/xs9+Lgf/duqNxGtZAEcJgw2aHG1QS0aO446BW8bu54gsn1xkna3TjjvjGic04IxbP3PGOFFqHByJuiDIlzAQGGDlH7LY4EZRAQ3TVPWNH5EUaoI+4BBwy9jASUQazJjtUAxigkojtiUv4VAB1RId6nPFxDLQZywtJeHsGDBnNa8Ylc2BpwgG2igvZ315nrDf4OajM2H4CiyCwLa9kBF5x+JCEl7w8k/Lw3sD3CTVNpq9YwjcJVTCKyCW6Z62gpStEkUGMKF5Bi4yeaPW4nmhW6Q83iiCeE09twoq4UCy4Ns/I6ddKe24oZIuWz8YrBj4bu3s4kRBDH2IafsP9tSPwr7Vv+va5JHeRjxsAAAAASUVORK5CYII=",
  key: "picture-1",
};

/** Provides a picture whenever one is requested. */
export const captcha = captchaMachine.provide({
  actors: { loadCaptcha: answers({ ok: picture }) },
});

/** Sends codes; the next one can be requested after a minute. */
export const smsCode = (sent: SendCodeOutput = { ok: { expiredMinutes: 1 } }) =>
  smsCodeMachine.provide({ actors: { sendCode: answers(sent) } });

/** A stopped clock: a story looks the same whenever it is shown. */
export const now = () => 0;

/** The main wallet, two provider wallets, and one whose provider accepts no transfers now. */
export const sampleWallets: readonly Wallet[] = [
  { vendor: "", balance: "1280.50", transferable: true },
  { vendor: "KITE", balance: "112.25", transferable: true },
  { vendor: "LUMEN", balance: "0.00", transferable: true },
  { vendor: "OSPREY", balance: "0.00", transferable: false },
].map((wallet) => ({ ...wallet, updatedAt: Date.UTC(2026, 2, 4, 10) }));

/** Names of the sample wallets. */
export const walletName = (vendor: string): string =>
  vendor === ""
    ? "Main wallet"
    : vendor.slice(0, 1) + vendor.slice(1).toLowerCase();

/** The same picture as a file that a member chose. */
export const pictureFile = (name: string): File =>
  new File(
    [Uint8Array.from(atob(picture.image), (one) => one.charCodeAt(0))],
    name,
    { type: "image/png" },
  );

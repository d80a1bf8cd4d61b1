import { screen, waitFor, within } from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import type { Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { inDialog, openAccount, put } from "../account.testing.tsx";
import { wordsOf } from "../../testing/english.ts";

describe("passwords", () => {
  it("shows the rules for a payment password, and rejects trivial ones", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.security"),
      {
        registerValidation: () => [
          {
            field: "paymentPassword",
            enabled: 0,
            required: 0,
            acceptedPattern: "uncommon",
            minLength: 6,
            maxLength: 20,
          },
        ],
      },
    );
    const row = part.getByText("Transaction (payment) password");
    const item = row.closest("li");
    if (!item) throw new Error("There is no row.");
    await user.click(
      within(item).getByRole("button", { name: wordsOf("account.change") }),
    );
    const popup = await inDialog(wordsOf("account.paymentPassword.title"));
    await popup.findByText("6 to 20 characters");
    const field = popup.getByLabelText(/^New payment password(?! again)/);
    put(popup.getByLabelText(/^Current payment password/), "harbour-78");
    for (const trivial of ["123456", "111111", "112233", "9753"]) {
      put(field, trivial);
      put(popup.getByLabelText(/^Confirm new payment password/), trivial);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.click(
        popup.getByRole("button", {
          name: wordsOf("account.paymentPassword.title"),
        }),
      );
      expect(field).toBeInvalid();
    }
    expect(requests("setPaymentPassword")).toEqual([]);
  });

  describe("refused by the platform", () => {
    const refusedWith = async (
      code: "SAME_AS_LOGIN_PASSWORD" | "VALIDATION",
    ) => {
      const { part, user } = await openAccount(
        wordsOf("account.tab.security"),
        {
          registerValidation: () => [
            {
              field: "paymentPassword",
              enabled: 0,
              required: 0,
              acceptedPattern: "uncommon",
              minLength: 6,
              maxLength: 20,
            },
          ],
          setPaymentPassword: () => {
            throw new CallError({
              code,
              status: 422,
              ...(code === "VALIDATION" && {
                value: { fields: { newPassword: "no" } },
              }),
            });
          },
        },
      );
      const item = part
        .getByText(wordsOf("account.paymentPassword"))
        .closest("li");
      if (!item) throw new Error("There is no row.");
      await user.click(
        within(item).getByRole("button", { name: wordsOf("account.change") }),
      );
      const title = wordsOf("account.paymentPassword.title");
      const popup = await inDialog(title);
      await popup.findByText("6 to 20 characters");
      const field = popup.getByLabelText(/^New payment password/);
      put(popup.getByLabelText(/^Current payment password/), "harbour-78");
      put(field, "quayside-1");
      put(popup.getByLabelText(/^Confirm new payment password/), "quayside-1");
      await user.click(popup.getByRole("button", { name: title }));
      await waitFor(() => expect(field).toBeInvalid());
      return field;
    };

    it("says at the field that it equals the login password", async () => {
      expect(
        await refusedWith("SAME_AS_LOGIN_PASSWORD"),
      ).toHaveAccessibleDescription(
        new RegExp(wordsOf("error.SAME_AS_LOGIN_PASSWORD")),
      );
    });

    it("names the rules at the field that does not meet them", async () => {
      expect(await refusedWith("VALIDATION")).toHaveAccessibleDescription(
        /Password format is incorrect\. No spaces, and not a common password\. 6 to 20 characters/,
      );
    });
  });

  it("does not ask for a current payment password when none is set (W-105)", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.security"),
      {
        withdrawOptions: () => ({
          methods: [],
          blockers: [{ code: "NO_PAYMENT_PASSWORD" }],
          available: "0",
          dailyLeft: "0",
        }),
      },
    );
    await user.click(
      await part.findByRole("button", {
        name: wordsOf("account.paymentPassword.set"),
      }),
    );
    const popup = await inDialog(wordsOf("account.paymentPassword.titleFirst"));
    expect(popup.queryByLabelText(/^Current/)).not.toBeInTheDocument();
    put(popup.getByLabelText(/^New payment password(?! again)/), "harbour-77");
    put(popup.getByLabelText(/^Confirm new payment password/), "harbour-78");
    const send = popup.getByRole("button", {
      name: wordsOf("account.paymentPassword.titleFirst"),
    });
    await user.click(send);
    expect(popup.getByLabelText(/^Confirm/)).toBeInvalid();
    put(popup.getByLabelText(/^Confirm new payment password/), "harbour-77");
    await user.click(send);
    await screen.findByText(wordsOf("account.paymentPassword.saved"));
    expect(requests("setPaymentPassword")).toEqual([
      { newPassword: "harbour-77", confirmNewPassword: "harbour-77" },
    ]);
  });

  describe("when the platform requires step-up verification", () => {
    const first = {
      withdrawOptions: () => ({
        methods: [],
        blockers: [{ code: "NO_PAYMENT_PASSWORD" }],
        available: "0",
        dailyLeft: "0",
      }),
    };
    const asking = (value: object) =>
      new CallError({ code: "STEP_UP_REQUIRED", status: 403, value });
    const begin = async (handlers: Handlers) => {
      const portal = await openAccount(wordsOf("account.tab.security"), {
        ...first,
        ...handlers,
      });
      await portal.user.click(
        await portal.part.findByRole("button", {
          name: wordsOf("account.paymentPassword.set"),
        }),
      );
      const popup = await inDialog(
        wordsOf("account.paymentPassword.titleFirst"),
      );
      put(popup.getByLabelText(/^New payment password(?! again)/), "reef-lamp");
      put(popup.getByLabelText(/^Confirm new payment password/), "reef-lamp");
      await portal.user.click(
        popup.getByRole("button", {
          name: wordsOf("account.paymentPassword.titleFirst"),
        }),
      );
      return { ...portal, question: await inDialog(wordsOf("stepUp.title")) };
    };

    it("asks for the login password, reports a wrong one and resends the same request with the right one", async () => {
      const { question, user, requests } = await begin({
        setPaymentPassword: ({ stepUp }) => {
          if (stepUp?.value === "lantern-7") return true;
          throw asking({ method: "password", wrong: stepUp ? 1 : 0 });
        },
      });
      const field = question.getByLabelText(/^Login password/);
      const confirm = question.getByRole("button", {
        name: wordsOf("stepUp.confirm"),
      });
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAttribute("autocomplete", "current-password");
      await user.click(confirm);
      expect(field).toBeInvalid();
      expect(requests("setPaymentPassword")).toHaveLength(1);
      put(field, "lantern-8");
      await user.click(confirm);
      await question.findAllByText(
        /The login password is wrong\. Please try again/,
      );
      put(field, "lantern-7");
      await user.click(confirm);
      await screen.findByText(wordsOf("account.paymentPassword.saved"));
      const wish = {
        newPassword: "reef-lamp",
        confirmNewPassword: "reef-lamp",
      };
      expect(requests("setPaymentPassword")).toEqual([
        wish,
        { ...wish, stepUp: { method: "password", value: "lantern-8" } },
        { ...wish, stepUp: { method: "password", value: "lantern-7" } },
      ]);
    });

    it("asks for the verification code and shows where it was sent", async () => {
      const { question, user, requests } = await begin({
        setPaymentPassword: ({ stepUp }) => {
          if (stepUp) return true;
          throw asking({ method: "mobile", sentTo: "+60 •••• 147" });
        },
      });
      expect(
        question.getByText("We have sent a code to +60 •••• 147."),
      ).toBeInTheDocument();
      put(question.getByLabelText(/^Verification code/), "123456");
      await user.click(
        question.getByRole("button", { name: wordsOf("stepUp.confirm") }),
      );
      await screen.findByText(wordsOf("account.paymentPassword.saved"));
      expect(requests("setPaymentPassword").at(-1)).toMatchObject({
        stepUp: { method: "mobile", value: "123456" },
      });
    });

    it("shows how long to wait after too many attempts, and keeps what was typed when going back", async () => {
      const { question, user } = await begin({
        setPaymentPassword: ({ stepUp }) => {
          throw stepUp
            ? new CallError({
                code: "TOO_MANY_REQUESTS",
                status: 429,
                retryAfter: 240,
              })
            : asking({ method: "password" });
        },
      });
      put(question.getByLabelText(/^Login password/), "lantern-8");
      await user.click(
        question.getByRole("button", { name: wordsOf("stepUp.confirm") }),
      );
      await question.findByText(/Please wait 4 minutes/);
      await user.click(
        question.getByRole("button", { name: wordsOf("stepUp.back") }),
      );
      const popup = await inDialog(
        wordsOf("account.paymentPassword.titleFirst"),
      );
      expect(
        popup.getByLabelText(/^New payment password(?! again)/),
      ).toHaveValue("reef-lamp");
    });
  });

  it("shows for how long the payment password is locked, and keeps what was typed", async () => {
    const { part, user } = await openAccount(wordsOf("account.tab.security"), {
      setPaymentPassword: () => {
        throw new CallError({ code: "LOCKED", status: 423, retryAfter: 1_500 });
      },
    });
    const row = part.getByText("Transaction (payment) password");
    const item = row.closest("li");
    if (!item) throw new Error("There is no row.");
    await user.click(
      within(item).getByRole("button", { name: wordsOf("account.change") }),
    );
    const popup = await inDialog(wordsOf("account.paymentPassword.title"));
    put(popup.getByLabelText(/^Current/), "harbour-1");
    put(popup.getByLabelText(/^New payment password(?! again)/), "harbour-77");
    put(popup.getByLabelText(/^Confirm new payment password/), "harbour-77");
    await user.click(popup.getByRole("button", { name: /^Change/ }));
    await popup.findByText(/locked for 25 minutes/);
    expect(popup.getByLabelText(/^Current/)).toHaveValue("harbour-1");
  });

  it("returns to the account page after the login password is changed", async () => {
    const { part, user, address } = await openAccount(
      wordsOf("account.tab.security"),
    );
    const item = part.getByText(wordsOf("account.password")).closest("li");
    if (!item) throw new Error("There is no row.");
    await user.click(
      within(item).getByRole("button", { name: wordsOf("account.change") }),
    );
    const popup = await inDialog(wordsOf("changePassword.title"));
    put(popup.getByLabelText(/^Current password/), "lantern-7");
    put(popup.getByLabelText(/^New password(?! again)/), "harbour-9");
    put(popup.getByLabelText(/^Confirm new password/), "harbour-9");
    await user.click(popup.getByRole("button", { name: /^Save/ }));
    await screen.findByText(wordsOf("forgotPassword.set"));
    await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
    expect(address()).toBe("/member");
  });
});

describe("authenticator app settings", () => {
  it("show the key as a QR code and as text, and require a six-digit code (W-113)", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.security"),
    );
    await user.click(
      await part.findByRole("button", { name: wordsOf("account.totp.turnOn") }),
    );
    const popup = await inDialog(wordsOf("account.totp.titleOn"));
    expect(
      popup.getByRole("img", { name: /QR code for the authenticator app/ }),
    ).toBeInTheDocument();
    expect(popup.getByText("JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
    const code = popup.getByLabelText(/^Authenticator app code/);
    const send = popup.getByRole("button", { name: /^Turn on authenticator/ });
    put(code, "12345");
    await user.click(send);
    expect(code).toBeInvalid();
    expect(requests("enrolTotp")).toEqual([]);
    put(code, "123 456");
    await user.click(send);
    await screen.findByText(wordsOf("account.totp.turnedOn"));
    expect(requests("enrolTotp")).toEqual([{ code: "123456" }]);
  });

  it("turn it off with a code, without showing the key", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.security"),
      {
        totp: () => ({ enabled: 1 }),
      },
    );
    await user.click(
      await part.findByRole("button", {
        name: wordsOf("account.totp.turnOff"),
      }),
    );
    const popup = await inDialog(wordsOf("account.totp.titleOff"));
    expect(popup.queryByRole("img", { name: /Key/ })).not.toBeInTheDocument();
    put(popup.getByLabelText(/^Authenticator app code/), "654321");
    await user.click(
      popup.getByRole("button", { name: /^Turn off authenticator/ }),
    );
    await screen.findByText(wordsOf("account.totp.turnedOff"));
    expect(requests("disableTotp")).toEqual([{ code: "654321" }]);
  });
});

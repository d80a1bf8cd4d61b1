import { screen, waitFor, within } from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import { sampleRecoveryCodes, type Handlers } from "@foyer/platform/fake";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inDialog, openAccount, put } from "../account.testing.tsx";
import { wordsOf } from "../../testing/english.ts";

afterEach(() => vi.unstubAllGlobals());

const openSecurity = async (handlers: Handlers = {}) => {
  const portal = await openAccount(wordsOf("account.tab.security"), handlers);
  /** Presses the button of the row with a name. */
  const press = async (row: string, button = wordsOf("account.change")) => {
    const item = (await portal.part.findByText(row)).closest("li");
    if (!item) throw new Error(`There is no row ${row}.`);
    await portal.user.click(
      await within(item).findByRole("button", { name: button }),
    );
  };
  return { ...portal, press };
};

const missing = () => {
  throw new CallError({ code: "MALFORMED", status: 404 });
};

const security = {
  mobile: "+60 •••• 147",
  email: "",
  emailConfirmed: 0,
  recoveryCodes: 0,
  resetHoldHours: 24,
};

describe("a new mobile number", () => {
  const title = wordsOf("account.contact.mobileTitle");
  const row = wordsOf("account.contact.mobile");

  const sent = async (handlers: Handlers = {}) => {
    const portal = await openSecurity(handlers);
    await portal.press(row);
    const first = await inDialog(title);
    put(first.getByLabelText(/^New mobile number/), " +60 12 555 0199 ");
    await portal.user.click(
      first.getByRole("button", { name: wordsOf("account.contact.send") }),
    );
    return portal;
  };

  it("is set with the code that was sent to it (W-92c, W-92d)", async () => {
    const { part, user, requests } = await sent();
    expect(part.getByText("\u2066+60 •••• 147\u2069")).toBeInTheDocument();
    await screen.findByText(
      "We have sent a code to +60 12 555 0199. It is valid for 2 minutes.",
    );
    const second = await inDialog(title);
    put(second.getByLabelText(/^Verification code/), "204871");
    await user.click(second.getByRole("button", { name: title }));
    await screen.findByText(wordsOf("account.contact.mobileSaved"));
    const wish = { kind: "mobile", value: "+60 12 555 0199" };
    expect(requests("contactCode")).toEqual([wish]);
    expect(requests("changeContact")).toEqual([{ ...wish, code: "204871" }]);
    await waitFor(() => expect(requests("security")).toHaveLength(2));
  });

  it("asks for the owner’s proof before a code is sent", async () => {
    const { user, requests } = await sent({
      contactCode: ({ stepUp }) => {
        if (stepUp) return { expiredMinutes: 2 };
        throw new CallError({
          code: "STEP_UP_REQUIRED",
          status: 403,
          value: { method: "password" },
        });
      },
    });
    const question = await inDialog(wordsOf("stepUp.title"));
    put(question.getByLabelText(/^Login password/), "lantern-7");
    await user.click(
      question.getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await screen.findByLabelText(/^Verification code/);
    expect(requests("contactCode").at(-1)).toMatchObject({
      stepUp: { method: "password", value: "lantern-7" },
    });
  });

  it("is checked before it is sent", async () => {
    const { press, user, requests } = await openSecurity();
    await press(row);
    const first = await inDialog(title);
    const field = first.getByLabelText(/^New mobile number/);
    put(field, "twelve");
    await user.click(
      first.getByRole("button", { name: wordsOf("account.contact.send") }),
    );
    expect(field).toBeInvalid();
    expect(requests("contactCode")).toEqual([]);
  });

  it("keeps the code’s form open after a wrong code, and goes back for a new one with the number kept", async () => {
    const { user } = await sent({
      changeContact: () => {
        throw new CallError({ code: "CODE_WRONG", status: 422 });
      },
    });
    put(await screen.findByLabelText(/^Verification code/), "111111");
    const second = await inDialog(title);
    await user.click(second.getByRole("button", { name: title }));
    await second.findByText(wordsOf("error.CODE_WRONG"));
    await user.click(
      second.getByRole("button", { name: wordsOf("account.contact.back") }),
    );
    const first = await inDialog(title);
    expect(first.getByLabelText(/^New mobile number/)).toHaveValue(
      "+60 12 555 0199",
    );
  });

  it.each([
    ["NETWORK", undefined, /Network link is abnormal/],
    ["TOO_MANY_REQUESTS", 240, /Please wait 4 minutes/],
  ] as const)(
    "says why no code was sent: %s",
    async (code, retryAfter, said) => {
      await sent({
        contactCode: () => {
          throw new CallError({ code, status: 0, retryAfter });
        },
      });
      const first = await inDialog(title);
      await first.findByText(said);
      expect(first.getByLabelText(/^New mobile number/)).toHaveValue(
        " +60 12 555 0199 ",
      );
    },
  );
});

it("adds an e-mail address where there is none", async () => {
  const { press, user, requests } = await openSecurity({
    security: () => security,
  });
  await press(wordsOf("account.contact.email"), wordsOf("account.contact.add"));
  const title = wordsOf("account.contact.emailTitle");
  const first = await inDialog(title);
  put(first.getByLabelText(/^New e-mail address/), "mira@post.example");
  await user.click(
    first.getByRole("button", { name: wordsOf("account.contact.send") }),
  );
  put(await screen.findByLabelText(/^Verification code/), "204871");
  const second = await inDialog(title);
  await user.click(second.getByRole("button", { name: title }));
  await screen.findByText(wordsOf("account.contact.emailSaved"));
  expect(requests("changeContact")).toEqual([
    { kind: "email", value: "mira@post.example", code: "204871" },
  ]);
});

it("offers no self-service on a platform without it", async () => {
  const { part, press } = await openSecurity({ security: missing });
  await part.findByText(wordsOf("account.totp"));
  await waitFor(() =>
    expect(
      part.queryByText(wordsOf("account.contact.mobile")),
    ).not.toBeInTheDocument(),
  );
  expect(
    part.queryByRole("heading", { name: wordsOf("account.changes") }),
  ).not.toBeInTheDocument();
  await press(wordsOf("account.paymentPassword"));
  const popup = await inDialog(wordsOf("account.paymentPassword.title"));
  expect(
    popup.queryByText(wordsOf("account.paymentPassword.forgotten")),
  ).not.toBeInTheDocument();
});

describe("a forgotten payment password", () => {
  const title = wordsOf("account.paymentPassword.resetTitle");

  it("is offered where it is locked, says what a reset costs, and is reset with both proofs (W-105b, W-105c)", async () => {
    const { press, user, requests } = await openSecurity({
      setPaymentPassword: () => {
        throw new CallError({ code: "LOCKED", status: 423, retryAfter: 1_500 });
      },
      paymentPasswordCode: ({ stepUp }) => {
        if (stepUp)
          return { ticket: "t1", method: "google", expiredMinutes: 0 };
        throw new CallError({
          code: "STEP_UP_REQUIRED",
          status: 403,
          value: { method: "password" },
        });
      },
    });
    await press(wordsOf("account.paymentPassword"));
    const popup = await inDialog(wordsOf("account.paymentPassword.title"));
    put(popup.getByLabelText(/^Current/), "harbour-1");
    put(popup.getByLabelText(/^New payment password(?! again)/), "harbour-77");
    put(popup.getByLabelText(/^Confirm new payment password/), "harbour-77");
    await user.click(popup.getByRole("button", { name: /^Change/ }));
    await popup.findByText(/locked for 25 minutes/);
    await user.click(
      popup.getByRole("button", {
        name: wordsOf("account.paymentPassword.forgotten"),
      }),
    );
    const first = await inDialog(title);
    expect(
      first.getByText(/For 24 hours after the reset, you cannot withdraw/),
    ).toBeInTheDocument();
    await user.click(
      first.getByRole("button", {
        name: wordsOf("account.paymentPassword.resetBegin"),
      }),
    );
    const question = await inDialog(wordsOf("stepUp.title"));
    put(question.getByLabelText(/^Login password/), "lantern-7");
    await user.click(
      question.getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    put(await screen.findByLabelText(/^Authenticator app code/), "204871");
    const second = await inDialog(title);
    put(second.getByLabelText(/^New payment password(?! again)/), "reef-lamp");
    put(second.getByLabelText(/^Confirm new payment password/), "reef-lamp");
    await user.click(second.getByRole("button", { name: title }));
    await screen.findByText(wordsOf("account.paymentPassword.saved"));
    expect(requests("resetPaymentPassword")).toEqual([
      {
        ticket: "t1",
        code: "204871",
        newPassword: "reef-lamp",
        confirmNewPassword: "reef-lamp",
      },
    ]);
  });

  it("is for customer service where there is no second proof", async () => {
    const { press } = await openSecurity({ security: () => security });
    await press(wordsOf("account.paymentPassword"));
    const popup = await inDialog(wordsOf("account.paymentPassword.title"));
    expect(
      await popup.findByText(
        wordsOf("account.paymentPassword.forgottenService"),
      ),
    ).toBeInTheDocument();
  });
});

describe("recovery codes", () => {
  it("are shown once after the authenticator is turned on, to copy or save", async () => {
    const { press, user } = await openSecurity();
    await press(wordsOf("account.totp"), wordsOf("account.totp.turnOn"));
    const enrol = await inDialog(wordsOf("account.totp.titleOn"));
    put(enrol.getByLabelText(/^Authenticator app code/), "123456");
    await user.click(
      enrol.getByRole("button", { name: /^Turn on authenticator/ }),
    );
    const popup = await inDialog(wordsOf("account.recovery"));
    for (const code of sampleRecoveryCodes)
      expect(popup.getByText(code)).toBeInTheDocument();
    let saved = new Blob([]);
    vi.stubGlobal("URL", {
      ...URL,
      createObjectURL: (blob: Blob) => {
        saved = blob;
        return "blob:saved";
      },
      revokeObjectURL: () => {},
    });
    await user.click(
      popup.getByRole("button", { name: wordsOf("account.recovery.download") }),
    );
    expect(saved.size).toBe(sampleRecoveryCodes.join("\n").length + 1);
    vi.unstubAllGlobals();
    await user.click(
      popup.getByRole("button", { name: wordsOf("account.recovery.kept") }),
    );
    await waitFor(() =>
      expect(
        screen.queryByText(sampleRecoveryCodes[0]),
      ).not.toBeInTheDocument(),
    );
  });

  it("say how many are left, and are replaced after a warning (W-113d)", async () => {
    const { part, press, user, requests } = await openSecurity({
      totp: () => ({ enabled: 1 }),
      security: () => ({ ...security, recoveryCodes: 1 }),
    });
    await part.findByText(/^1 code left/);
    await press(wordsOf("account.recovery"), wordsOf("account.recovery.renew"));
    const title = wordsOf("account.recovery.renewTitle");
    const popup = await inDialog(title);
    popup.getByText(wordsOf("account.recovery.renewText"));
    await user.click(popup.getByRole("button", { name: title }));
    await screen.findByText(sampleRecoveryCodes[0]);
    expect(requests("renewRecoveryCodes")).toEqual([{}]);
  });

  it("also turn the authenticator off", async () => {
    const { press, user, requests } = await openSecurity({
      totp: () => ({ enabled: 1 }),
    });
    await press(wordsOf("account.totp"), wordsOf("account.totp.turnOff"));
    const popup = await inDialog(wordsOf("account.totp.titleOff"));
    put(popup.getByLabelText(/^Authenticator app code/), "10482 77315");
    await user.click(
      popup.getByRole("button", { name: /^Turn off authenticator/ }),
    );
    await screen.findByText(wordsOf("account.totp.turnedOff"));
    expect(requests("disableTotp")).toEqual([{ code: "1048277315" }]);
  });
});

describe("the list of security changes", () => {
  it("says what was changed, when and from where, page by page (W-113f)", async () => {
    const { part, user, requests } = await openSecurity({
      securityChanges: ({ pageNo }) => ({
        list: [
          {
            at: 1_767_225_600_000 + pageNo,
            kind: pageNo === 1 ? "MOBILE" : "SOMETHING_NEW",
            device: "Firefox on Linux",
            place: "203.0.113.10",
          },
        ],
        totalPages: 2,
      }),
    });
    await part.findByText(wordsOf("account.changes.mobile"));
    await user.click(part.getByRole("button", { name: /page 2|^2$/i }));
    await part.findByText(wordsOf("account.changes.unknown"));
    expect(requests("securityChanges")).toEqual([
      { pageNo: 1, pageSize: 10 },
      { pageNo: 2, pageSize: 10 },
    ]);
  });

  it("says that there is nothing yet", async () => {
    const { part } = await openSecurity({
      securityChanges: () => ({ list: [], totalPages: 0 }),
    });
    expect(
      await part.findByText(wordsOf("account.changes.empty")),
    ).toBeInTheDocument();
  });
});

import { screen, within } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { openAgentPage } from "../agent.testing.ts";
import type { Portal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const form = () =>
  screen.findByRole("form", { name: wordsOf("agentTeam.add") });
const review = () =>
  screen.findByRole("form", { name: wordsOf("agentRegister.review") });

async function fillIn({ user }: Portal, rate = "1.2") {
  const fields = within(await form());
  await user.click(fields.getByRole("radio", { name: /^Member/ }));
  await user.type(
    fields.getByRole("textbox", { name: /^Username/ }),
    "reefwren9",
  );
  await user.type(fields.getByRole("textbox", { name: /^Rate/ }), rate);
  await user.click(fields.getByRole("button", { name: wordsOf("money.next") }));
}
const confirm = async ({ user }: Portal) =>
  user.click(
    within(await review()).getByRole("button", {
      name: wordsOf("agentRegister.confirm"),
    }),
  );

const passwordRule = {
  field: "password",
  enabled: 1,
  required: 1,
  acceptedPattern: "uncommon",
  minLength: 8,
  maxLength: 20,
};

const sent = ({ platform }: Portal) =>
  platform.seen.filter(({ name }) => name === "registerDownline");

describe("adding an account (AGT-04)", () => {
  it("shows a review, sends once with an idempotency key, and shows the password once", async () => {
    const portal = await openAgentPage("registerCenter");
    await fillIn(portal);
    expect(await review()).toHaveTextContent("reefwren9");
    expect(await review()).toHaveTextContent("1.20 %");
    expect(sent(portal)).toEqual([]);
    await confirm(portal);
    await screen.findByText(/reefwren9.* was added/);
    expect(sent(portal)).toEqual([
      expect.objectContaining({
        request: {
          username: "reefwren9",
          password: expect.stringMatching(/^[a-zA-Z2-9]{12}$/),
          type: "MEMBER",
          rate: "1.2",
        },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
    const [order] = sent(portal);
    const { password } = Object(order?.request);
    expect(screen.getByText(password)).toBeInTheDocument();
    expect(
      screen.getByRole("button", {
        name: wordsOf("agentRegister.copyPassword"),
      }),
    ).toBeInTheDocument();
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("agentRegister.another") }),
    );
    await form();
    expect(screen.queryByText(password)).not.toBeInTheDocument();
  });

  it("accepts a newly generated or typed password", async () => {
    const portal = await openAgentPage("registerCenter");
    const field = within(await form()).getByLabelText(/^Initial password/);
    if (!(field instanceof HTMLInputElement)) throw new Error("no field");
    const first = field.value;
    await portal.user.click(
      screen.getByRole("button", {
        name: wordsOf("agentRegister.password.make"),
      }),
    );
    expect(field.value).not.toBe(first);
    await portal.user.clear(field);
    await portal.user.type(field, " Harbour-77 ");
    await fillIn(portal);
    await confirm(portal);
    await screen.findByText(/reefwren9.* was added/);
    expect(sent(portal)[0]?.request).toMatchObject({ password: "Harbour-77" });
  });

  it("shows the password rules, and rejects a common password", async () => {
    const portal = await openAgentPage("registerCenter", {
      registerValidation: () => [passwordRule],
    });
    const fields = within(await form());
    const field = fields.getByLabelText(/^Initial password/);
    await fields.findByText("8 to 20 characters");
    await portal.user.clear(field);
    await portal.user.type(field, "lucky888");
    await fillIn(portal);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/not a common password/);
    expect(screen.queryByRole("form", { name: /^Check before/ })).toBeNull();
  });

  it.each(
    someOf([
      ["9", "Enter a rate between 0.00 % and 2.50 %"],
      ["1.15", "Enter a rate in steps of 0.10 %"],
      ["x", wordsOf("agentRate.number")],
    ]),
  )("rejects a rate of %s", async (rate, words) => {
    const portal = await openAgentPage("registerCenter");
    await fillIn(portal, rate);
    expect(
      (await screen.findAllByText(new RegExp(words))).length,
    ).toBeGreaterThan(0);
    expect(sent(portal)).toEqual([]);
  });

  it.each(
    someOf([
      ["USERNAME_TAKEN", /^Username/],
      ["RATE_TOO_HIGH", /^Rate/],
    ] as const),
  )("shows %s at its field, and keeps the username", async (code, name) => {
    const portal = await openAgentPage("registerCenter");
    portal.platform.fail("registerDownline", { code, status: 409 });
    await fillIn(portal);
    await confirm(portal);
    const field = within(await form()).getByRole("textbox", { name });
    expect(field).toBeInvalid();
    expect(
      within(await form()).getByRole("textbox", { name: /^Username/ }),
    ).toHaveValue("reefwren9");
  });

  it("retries with the same idempotency key after a lost answer, and says that it cannot be added twice", async () => {
    const portal = await openAgentPage("registerCenter");
    portal.platform.fail("registerDownline", "network");
    await fillIn(portal);
    await confirm(portal);
    await within(await review()).findByText(/cannot be added twice/);
    portal.platform.fail("registerDownline", undefined);
    await confirm(portal);
    await screen.findByText(/was added/);
    const keys = sent(portal).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it("shows a message when no account type is available", async () => {
    await openAgentPage("registerCenter", {
      downlineOptions: () => ({
        types: [],
        rateMin: "0",
        rateMax: "0",
        rateStep: "0.1",
      }),
    });
    expect(
      await screen.findByText(wordsOf("agentRegister.closed")),
    ).toBeInTheDocument();
  });
});

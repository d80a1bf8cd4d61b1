import { screen, waitFor, within } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { sampleLink, type Handlers } from "@foyer/platform/fake";
import type { RegistrationLink } from "@foyer/platform/calls";
import { toast } from "@foyer/ui/toast";
import { describe, expect, it, vi } from "vitest";
import { wordsOf } from "../../testing/english.ts";
import { dialog, type Portal } from "../../testing/renderPortal.tsx";
import { openAgentPage } from "../agent.testing.ts";

const open = (handlers: Handlers = {}) =>
  openAgentPage("registerCenter&tab=links", handlers);
const table = () =>
  screen.findByRole("table", { name: wordsOf("agentLinks.list") });
const row = async (name: RegExp) =>
  within(await table()).findByRole("row", { name });
const openLink = async ({ user }: Portal, name: RegExp) => {
  await user.click(
    within(await row(name)).getByRole("button", { name: /^Details/ }),
  );
  return within(await dialog(name));
};
const said = () =>
  vi
    .mocked(toast.show)
    .mock.calls.map(([{ text }]) => text.replaceAll(/[\u2066-\u2069]/g, ""));

/** A platform whose links change. */
function changing(first: readonly RegistrationLink[]): Handlers {
  let list = [...first];
  return {
    registrationLinks: () => ({ list, most: 50 }),
    registrationLinkState: ({ code, state }) => {
      const link = { ...sampleLink({ code }), ...first[0], state };
      list = state === "REMOVED" ? [] : [link];
      return link;
    },
  };
}

const fillIn = async ({ user }: Portal, label: string, rate: string) => {
  const form = within(
    await screen.findByRole("form", { name: wordsOf("agentLinks.new") }),
  );
  await user.click(form.getByRole("radio", { name: /^Member/ }));
  if (label !== "")
    await user.type(
      form.getByRole("textbox", { name: /^Name of the link/ }),
      label,
    );
  await user.type(form.getByRole("textbox", { name: /^Rate/ }), rate);
  await user.click(
    form.getByRole("button", { name: wordsOf("agentLinks.create") }),
  );
  return form;
};
const startNew = async ({ user }: Portal) =>
  user.click(
    await screen.findByRole("button", { name: wordsOf("agentLinks.new") }),
  );

describe("registration links (W-96c)", () => {
  it("are listed with type, rate, figures and status, and only active ones can be copied", async () => {
    await open();
    const poster = await row(/New members, spring/);
    expect(poster).toHaveTextContent(/Member.*1\.20 %.*3.*2.*Active/);
    expect(
      within(poster).getByRole("button", { name: /^Copy link/ }),
    ).toBeVisible();
    const paused = await row(/Last year’s leaflet/);
    expect(paused).toHaveTextContent(/Paused/);
    expect(
      within(paused).queryByRole("button", { name: /^Copy link/ }),
    ).toBeNull();
  });

  it("lead from the tab beside the form, which is in the address", async () => {
    const portal = await openAgentPage("registerCenter");
    await portal.user.click(
      await screen.findByRole("tab", { name: wordsOf("agentLinks.tab") }),
    );
    expect(await table()).toBeVisible();
    expect(portal.address()).toBe("/agentHome?page=registerCenter&tab=links");
  });

  it("are not offered by a platform that has none", async () => {
    await openAgentPage(
      "registerCenter",
      {},
      {
        before: ({ platform }) =>
          platform.fail("registrationLinks", { code: "UNKNOWN", status: 404 }),
      },
    );
    await screen.findByRole("form", { name: wordsOf("agentRegister.label") });
    await waitFor(() => expect(screen.queryByRole("tab")).toBeNull());
  });

  it("show address, code, QR code and figures of each", async () => {
    const portal = await open();
    const shown = await openLink(portal, /New members, spring/);
    const address = `${location.origin}/register?affiliateCode=K7WPQ2XM`;
    expect(shown.getByText(address)).toBeVisible();
    expect(shown.getByText("K7WPQ2XM")).toBeVisible();
    expect(shown.getByRole("img", { name: "QR code: Link" })).toBeVisible();
    await portal.user.click(
      shown.getByRole("button", { name: wordsOf("agentLinks.copy") }),
    );
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it("are paused and resumed, and each can be undone", async () => {
    const portal = await open(changing([sampleLink()]));
    const shown = await openLink(portal, /New members, spring/);
    await portal.user.click(
      shown.getByRole("button", { name: wordsOf("agentLinks.pause") }),
    );
    await shown.findByText(wordsOf("agentLinks.paused.text"));
    expect(shown.queryByRole("img", { name: /^QR code/ })).toBeNull();
    expect(said()).toEqual([
      "New members, spring is paused. Nobody can register with it.",
    ]);
    vi.mocked(toast.show).mock.lastCall?.[0].onAction?.();
    await shown.findByRole("button", { name: wordsOf("agentLinks.pause") });
    expect(portal.requests("registrationLinkState")).toEqual([
      { code: "K7WPQ2XM", state: "PAUSED" },
      { code: "K7WPQ2XM", state: "ACTIVE" },
    ]);
  });

  it("are removed, and come back with an undo", async () => {
    const portal = await open(changing([sampleLink()]));
    const shown = await openLink(portal, /New members, spring/);
    await portal.user.click(
      shown.getByRole("button", { name: wordsOf("agentLinks.remove") }),
    );
    expect(await screen.findByText(wordsOf("agentLinks.none"))).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(said().at(-1)).toMatch(/was removed\. Accounts .* stay/);
    vi.mocked(toast.show).mock.lastCall?.[0].onAction?.();
    expect(await row(/New members, spring/)).toHaveTextContent("Active");
  });

  it("stay as they are when the platform refuses a change, which says why", async () => {
    const portal = await open(changing([sampleLink()]));
    portal.platform.fail("registrationLinkState", "network");
    const shown = await openLink(portal, /New members, spring/);
    await portal.user.click(
      shown.getByRole("button", { name: wordsOf("agentLinks.pause") }),
    );
    await waitFor(() =>
      expect(said().at(-1)).toMatch(
        /^The link New members, spring was not changed: Network link is abnormal/,
      ),
    );
    expect(shown.queryByText(wordsOf("agentLinks.paused.text"))).toBeNull();
  });

  it("lead to the accounts that came, and from there to the whole team", async () => {
    const portal = await open();
    const shown = await openLink(portal, /New members, spring/);
    await portal.user.click(
      shown.getByRole("button", { name: wordsOf("agentLinks.accounts") }),
    );
    expect(
      await screen.findByText(
        /^Accounts that registered with your link .*spring/,
      ),
    ).toBeVisible();
    expect(
      await screen.findByRole("row", { name: /^kaireef11/ }),
    ).toBeVisible();
    expect(portal.requests("downlines")).toEqual([
      { account: "", keyword: "", link: "K7WPQ2XM", pageNo: 1, pageSize: 50 },
    ]);
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("agentTeam.everybody") }),
    );
    expect(
      await screen.findByRole("row", { name: /^lakeagent/ }),
    ).toBeVisible();
  });
});

describe("a new registration link (W-96d)", () => {
  it("is sent once with a key, and then shown", async () => {
    const portal = await open();
    await startNew(portal);
    await fillIn(portal, " Harbour fair ", "0.5");
    await screen.findByRole("dialog", { name: /Harbour fair/ });
    expect(portal.requests("makeRegistrationLink")).toEqual([
      { label: "Harbour fair", type: "MEMBER", rate: "0.5" },
    ]);
    expect(said()).toEqual(["The link Harbour fair was created"]);
  });

  it.each(
    someOf([
      ["", "0.5", wordsOf("validation.required")],
      ["x".repeat(41), "0.5", "Use at most 40 characters"],
      ["Poster", "9", "Enter a rate between 0.00 % and 2.50 %"],
      ["Poster", "0.55", "Enter a rate in steps of 0.10 %"],
    ]),
  )(
    "is not sent with the name “%s” and the rate %s",
    async (label, rate, text) => {
      const portal = await open();
      await startNew(portal);
      const form = await fillIn(portal, label, rate);
      expect((await form.findAllByText(new RegExp(text))).length).not.toBe(0);
      expect(portal.requests("makeRegistrationLink")).toEqual([]);
    },
  );

  it("is sent again with the same key after a lost answer", async () => {
    const portal = await open();
    portal.platform.fail("makeRegistrationLink", "network");
    await startNew(portal);
    const form = await fillIn(portal, "Poster", "0.5");
    await form.findByText(/cannot be created twice/);
    portal.platform.fail("makeRegistrationLink", undefined);
    await portal.user.click(
      form.getByRole("button", { name: wordsOf("agentLinks.create") }),
    );
    await waitFor(() =>
      expect(said()).toEqual(["The link Poster was created"]),
    );
    const keys = portal.platform.seen
      .filter(({ name }) => name === "makeRegistrationLink")
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it("is not offered to an agent who has as many as are possible", async () => {
    const list = [sampleLink(), sampleLink({ code: "R4TZ9HBC" })];
    await open({ registrationLinks: () => ({ list, most: 2 }) });
    expect(
      await screen.findByText(/^You have 2 links, which is the limit/),
    ).toBeVisible();
    expect(
      screen.queryByRole("button", { name: wordsOf("agentLinks.new") }),
    ).toBeNull();
  });
});

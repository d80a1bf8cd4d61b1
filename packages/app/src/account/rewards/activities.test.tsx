import { screen, waitFor, within } from "@testing-library/react";
import { toast } from "@foyer/ui/toast";
import { formatDateTime } from "@foyer/ui/date-time";
import type { Handlers } from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { localZone } from "../../kit/localZone.ts";
import { dialog } from "../../testing/renderPortal.tsx";
import { centre, claim, openWith, said } from "./rewards.testing.ts";
import { wordsOf } from "../../testing/english.ts";

beforeEach(() => void vi.mocked(toast.show).mockClear());

const statuses = [
  wordsOf("activity.status.applying"),
  "Close",
  "Rejected",
  wordsOf("activity.status.issued"),
  "Claimed",
  "Process",
  wordsOf("agentOverview.joined"),
  "coming soon",
  "Under the moon",
];

async function openActivities(handlers: Handlers) {
  const portal = await openWith({ ...centre([]).handlers, ...handlers });
  await portal.user.click(
    await screen.findByRole("tab", { name: wordsOf("rewards.tab.activities") }),
  );
  return portal;
}
const list = (...each: readonly string[]) => ({
  list: each.map((status) => ({
    id: `a-${status}`,
    title: `Days of ${status}`,
    status,
  })),
  totalPages: 1,
});

describe("activities", () => {
  it("show their status, with a button only for Join and Claim (RWD-04, OPN-38)", async () => {
    await openActivities({
      activities: () => list("Join", "Claim", ...statuses),
    });
    const panel = await screen.findByRole("tabpanel");
    await within(panel).findByText("Under the moon");
    expect(
      within(panel)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Join Days of Join", "Claim Days of Claim"]);
    for (const words of [
      wordsOf("activity.status.applying"),
      "Closed",
      wordsOf("activity.status.process"),
      wordsOf("activity.status.comingSoon"),
    ])
      expect(within(panel).getByText(words)).toBeInTheDocument();
  });

  it("say what they are about, what they give and when they take place, in the reader's zone", async () => {
    await openActivities({
      activities: () => ({
        list: [
          {
            id: "a-1",
            title: "Harvest days",
            status: "Join",
            description:
              "<p>Tell us what you <b>grow</b>.</p><script>x</script>",
            startsAt: 1_767_225_600_000,
            endsAt: "1768435200000",
            prize: "8.00",
          },
          {
            id: "a-2",
            title: "Winter fair",
            status: "Close",
            startsAt: "soon",
            prize: "plenty",
          },
        ],
        totalPages: 1,
      }),
    });
    const panel = within(await screen.findByRole("tabpanel"));
    expect((await panel.findByText("grow")).parentElement).toHaveTextContent(
      /^Tell us what you grow\.$/,
    );
    const shown = (at: number) =>
      formatDateTime(at, {
        timeZone: localZone(),
        precision: "minute",
        showZone: true,
      });
    const rows = panel
      .getAllByRole("definition")
      .map((row) => row.textContent.replaceAll("\u00a0", " "));
    expect(rows).toEqual([
      expect.stringMatching(/RM ?8\.00$/),
      shown(1_767_225_600_000),
      shown(1_768_435_200_000),
    ]);
    expect(panel.getAllByRole("term").map((each) => each.textContent)).toEqual([
      wordsOf("activity.reward"),
      wordsOf("activity.starts"),
      wordsOf("activity.ends"),
    ]);
  });

  // RWD-05, RWD-06, ERR-21
  it("require a remark within the length limit, and show the status that the platform returns", async () => {
    let status = "Join";
    const portal = await openActivities({
      activities: () => ({
        list: [{ id: "a-1", title: "Harvest days", status }],
        totalPages: 1,
      }),
      activityApply: () => {
        status = wordsOf("activity.status.applying");
        return { status };
      },
    });
    await portal.user.click(
      await screen.findByRole("button", { name: "Join Harvest days" }),
    );
    const form = within(await dialog(wordsOf("activity.title")));
    expect(
      form.getByRole("button", { name: wordsOf("ui.imageDrop.choose") }),
    ).toBeInTheDocument();
    await portal.user.click(
      form.getByRole("button", { name: wordsOf("activity.send") }),
    );
    expect(
      form.getByText(wordsOf("activity.comment.required")),
    ).toBeInTheDocument();
    const field = form.getByRole("textbox", { name: /Remark/ });
    await portal.user.click(field);
    await portal.user.paste("x".repeat(141));
    await portal.user.click(
      form.getByRole("button", { name: wordsOf("activity.send") }),
    );
    expect(
      form.getByText(wordsOf("activity.comment.tooLong")),
    ).toBeInTheDocument();
    expect(portal.requests("activityApply")).toEqual([]);
    await portal.user.clear(field);
    await portal.user.type(field, " I was there. ");
    await portal.user.click(
      form.getByRole("button", { name: wordsOf("activity.send") }),
    );
    await waitFor(() => expect(said()).toEqual(["Harvest days: In review"]));
    expect(portal.requests("activityApply")).toMatchObject([
      { activityId: "a-1", comment: "I was there." },
    ]);
    expect(
      await screen.findByText(wordsOf("activity.status.applying")),
    ).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("say why an application was rejected, show what was sent, and can be applied for again where the platform allows it", async () => {
    let status = "Rejected";
    const final = { title: "Winter fair", status, remark: "Too late." };
    const portal = await openActivities({
      activities: () => ({
        list: [
          {
            id: "a-1",
            title: "Harvest days",
            status,
            comment: "I grow pumpkins.",
            ...(status === "Rejected" && { remark: "Where?", again: 1 }),
          },
          { id: "a-2", ...final },
        ],
        totalPages: 1,
      }),
      activityApply: () => {
        status = "Applying";
        return { status };
      },
    });
    const panel = within(await screen.findByRole("tabpanel"));
    const rejections = () =>
      panel
        .queryAllByText(/^Rejected/)
        .map(({ textContent }) =>
          textContent.replaceAll(/[\u2068\u2069]/g, ""),
        );
    await panel.findByText("I grow pumpkins.");
    expect(rejections()).toEqual(["Rejected: Where?", "Rejected: Too late."]);
    expect(
      panel.getAllByRole("button").map(({ textContent }) => textContent),
    ).toEqual(["Apply again Harvest days"]);
    await portal.user.click(panel.getByRole("button"));
    const form = within(await dialog(wordsOf("activity.title")));
    await portal.user.type(form.getByRole("textbox", { name: /Remark/ }), "x");
    await portal.user.click(
      form.getByRole("button", { name: wordsOf("activity.send") }),
    );
    await panel.findByText(wordsOf("activity.status.applying"));
    expect(portal.requests("activityApply")).toHaveLength(1);
    expect(rejections()).toEqual(["Rejected: Too late."]);
  });

  it("send their own id when they are claimed", async () => {
    let status = "Claim";
    const portal = await openActivities({
      activities: () => ({
        list: [{ id: "a-1", title: "Harvest days", status }],
        totalPages: 1,
      }),
      claimReward: () => {
        status = "Claimed";
        return { amount: "8.00" };
      },
    });
    await portal.user.click(await claim("Harvest days"));
    expect(
      await screen.findByText(wordsOf("rewards.claimed")),
    ).toBeInTheDocument();
    expect(portal.requests("claimReward")).toEqual([{ rewardId: "a-1" }]);
  });

  it("are not applied for again when the list shows the application after a lost answer", async () => {
    let status = "Join";
    const portal = await openActivities({
      activities: () => ({
        list: [{ id: "a-1", title: "Harvest days", status }],
        totalPages: 1,
      }),
    });
    await portal.user.click(
      await screen.findByRole("button", { name: "Join Harvest days" }),
    );
    const form = within(await dialog(wordsOf("activity.title")));
    await portal.user.type(form.getByRole("textbox", { name: /Remark/ }), "x");
    status = wordsOf("activity.status.applying");
    portal.platform.fail("activityApply", "network");
    await portal.user.click(
      form.getByRole("button", { name: wordsOf("activity.send") }),
    );
    await waitFor(() => expect(said()).toEqual(["Harvest days: In review"]));
    expect(portal.requests("activityApply")).toHaveLength(1);
  });

  it("show an empty state", async () => {
    await openActivities({ activities: () => list() });
    expect(
      await screen.findByRole("heading", { name: /No activities/ }),
    ).toBeVisible();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { toast } from "@foyer/ui/toast";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dialog } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";
import { openWith, said } from "./rewards.testing.ts";

beforeEach(() => void vi.mocked(toast.show).mockClear());

const drawn = (delivery: unknown) => ({
  count: 0,
  list: [
    {
      id: "p-1",
      kind: "RAFFLE",
      title: "Draw of the lanterns",
      prize: "A paper lantern",
      status: "CLAIMED",
      time: 0,
      claimedAt: 1_767_225_600_000,
      delivery,
    },
  ],
});
const card = () =>
  screen.findByRole("article", { name: "Draw of the lanterns" });

describe("a prize that is a thing", () => {
  it("says what it is and asks for an address, which starts with the last one", async () => {
    let delivery = {
      state: "ADDRESS",
      description: "<p>Folds flat.</p>",
      address: "7 Quay Street",
      mobileNum: "60125550147",
    };
    const portal = await openWith({
      rewards: () => drawn(delivery),
      prizeAddress: ({ address, mobileNum }) => {
        delivery = { ...delivery, state: "PREPARING", address, mobileNum };
        return { state: "PREPARING" };
      },
    });
    expect(await card()).toHaveTextContent("Folds flat.");
    expect(await card()).toHaveTextContent(wordsOf("rewards.delivery.address"));
    // A suggestion is no address yet.
    expect(await card()).not.toHaveTextContent("7 Quay Street");
    await portal.user.click(
      screen.getByRole("button", { name: "Enter the address A paper lantern" }),
    );
    const form = within(await dialog(wordsOf("rewards.delivery.title")));
    const address = form.getByRole("textbox", { name: /^Delivery address/ });
    expect(address).toHaveValue("7 Quay Street");
    await portal.user.clear(address);
    await portal.user.type(address, "abc");
    const save = form.getByRole("button", {
      name: wordsOf("rewards.delivery.save"),
    });
    await portal.user.click(save);
    expect(address).toBeInvalid();
    expect(portal.requests("prizeAddress")).toEqual([]);
    await portal.user.type(address, " 9, Lake Road");
    portal.platform.fail("prizeAddress", "network");
    await portal.user.click(save);
    await form.findByText(/network/i);
    expect(address).toHaveValue("abc 9, Lake Road");
    portal.platform.fail("prizeAddress", undefined);
    await portal.user.click(save);
    await waitFor(() =>
      expect(said()).toEqual([wordsOf("rewards.delivery.saved")]),
    );
    await waitFor(async () =>
      expect(await card()).toHaveTextContent("abc 9, Lake Road"),
    );
    expect(screen.queryByRole("dialog", { name: /Address/ })).toBeNull();
    expect(
      screen.getByRole("button", {
        name: "Change the address A paper lantern",
      }),
    ).toBeVisible();
  });

  it.each([
    ["SENT", wordsOf("rewards.delivery.sent")],
    ["DELIVERED", wordsOf("rewards.delivery.delivered")],
    ["REJECTED", wordsOf("rewards.delivery.rejected")],
    ["LOST AT SEA", wordsOf("rewards.delivery.unknown")],
  ])(
    "says what happens when it is %s, and takes no address",
    async (state, words) => {
      await openWith({
        rewards: () =>
          drawn({ state, remark: "By courier.", address: "7 Quay" }),
      });
      expect(await card()).toHaveTextContent(words);
      expect(await card()).toHaveTextContent("By courier.");
      expect(within(await card()).queryByRole("button")).toBeNull();
    },
  );

  it("is shown as before by a platform that says nothing of its delivery", async () => {
    await openWith({ rewards: () => drawn(undefined) });
    expect(await card()).toHaveTextContent("A paper lantern");
    expect(within(await card()).queryByRole("button")).toBeNull();
  });
});

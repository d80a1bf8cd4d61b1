import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

/** A PNG of one pixel. */
const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  ),
  (sign) => sign.charCodeAt(0),
);
const png = (name: string) => new File([pixel], name, { type: "image/png" });

async function open(handlers: Handlers = {}) {
  const portal = await renderPortal("/member?page=feedback", {
    visitor: "full",
    handlers,
  });
  const { user } = portal;
  const form = within(
    await screen.findByRole("form", { name: wordsOf("feedback.form") }),
  );
  return {
    ...portal,
    form,
    choose: async (...files: File[]) => {
      const group = await form.findByRole("group", { name: /^Pictures/ });
      const input = group.querySelector("input");
      if (!input) throw new Error("There is no input.");
      await user.upload(input, files);
    },
    write: async () => {
      await user.click(form.getByRole("button", { name: /Topic/ }));
      const topic = { name: wordsOf("feedback.type.game") };
      await user.click(await screen.findByRole("option", topic));
      const field = { name: /^Your feedback/ };
      await user.type(form.getByRole("textbox", field), "It stands still.");
    },
    send: () =>
      user.click(form.getByRole("button", { name: wordsOf("feedback.send") })),
  };
}

describe("pictures of a message to customer service", () => {
  it("are uploaded once and named by the message, also when its answer was lost", async () => {
    const { choose, write, send, form, platform, requests } = await open();
    await write();
    await choose(png("a.png"), png("b.png"));
    await form.findByText(/a\.png/);
    platform.fail("feedbackSend", "network");
    await send();
    await form.findByText(/network/i);
    platform.fail("feedbackSend", undefined);
    await send();
    await screen.findByText(/F-104218/);
    expect(requests("feedbackPictures")).toHaveLength(1);
    const sent = platform.seen.filter(({ name }) => name === "feedbackSend");
    const imageIds = ["asked-0", "asked-1"];
    expect(requests("feedbackSend").at(-1)).toMatchObject({ imageIds });
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(
      1,
    );
    await waitFor(() =>
      expect(form.queryByRole("button", { name: /a\.png/ })).toBeNull(),
    );
  });

  it("can be removed before they are sent; without any, none are named", async () => {
    const { choose, write, send, form, requests, user } = await open();
    await write();
    await choose(png("a.png"));
    await user.click(await form.findByRole("button", { name: /a\.png/ }));
    await send();
    await screen.findByText(/F-104218/);
    expect(requests("feedbackPictures")).toEqual([]);
    expect(requests("feedbackSend")[0]).not.toHaveProperty("imageIds");
  });

  it("are refused in words if they are no pictures, and nothing is sent if the platform refuses them", async () => {
    const { choose, write, send, form, platform, requests } = await open();
    await write();
    await choose(new File(["<svg/>"], "a.png", { type: "image/png" }));
    await form.findAllByText(/PNG/);
    expect(form.queryByRole("button", { name: /a\.png/ })).toBeNull();
    await choose(png("b.png"));
    await form.findByText(/b\.png/);
    platform.fail("feedbackPictures", { code: "IMAGE_TYPE", status: 422 });
    await send();
    await form.findByText(wordsOf("error.IMAGE_TYPE"));
    expect(requests("feedbackSend")).toEqual([]);
  });

  it("are shown in the conversation, those of foreign hosts left out", async () => {
    const { user } = await open({
      feedbackThread: ({ number }) => ({
        number,
        questionType: "GAME",
        content: "It stands still.",
        state: "OPEN",
        time: 1_767_225_600_000,
        images: ["https://pictures.example/a.png", "https://foreign.test/b"],
        lines: [],
      }),
    });
    await user.click(await screen.findByRole("button", { name: /F-104217/ }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "F-104217" }),
    );
    const shown = await dialog.findAllByRole("img", { name: /^Picture/ });
    expect(shown.map((each) => each.getAttribute("src"))).toEqual([
      "https://pictures.example/a.png",
    ]);
    // This platform says nothing of pictures in a reply.
    expect(dialog.queryByRole("group", { name: /^Pictures/ })).toBeNull();
  });
});

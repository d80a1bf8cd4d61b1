import { fireEvent, screen, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { CallError } from "@foyer/platform/errors";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

async function openForm(
  bounds = { min: 1, max: 140 },
  handlers: Handlers = {},
) {
  const portal = await renderPortal("/member?page=feedback", {
    visitor: "full",
    brand: { ...testBrand(), feedback: bounds },
    handlers,
  });
  const form = within(
    await screen.findByRole("form", { name: wordsOf("feedback.form") }),
  );
  const words = form.getByRole("textbox", { name: /^Your feedback/ });
  return {
    ...portal,
    form,
    words,
    write: (value: string) => fireEvent.change(words, { target: { value } }),
    choose: async () => {
      const { user } = portal;
      await user.click(form.getByRole("button", { name: /Topic/ }));
      await user.click(
        await screen.findByRole("option", {
          name: wordsOf("feedback.type.game"),
        }),
      );
    },
    send: () =>
      portal.user.click(
        form.getByRole("button", { name: wordsOf("feedback.send") }),
      ),
  };
}

describe("the feedback form", () => {
  it("sends the feedback, confirms it and clears the text (FBK-01, FBK-04)", async () => {
    const { choose, write, words, send, requests } = await openForm();
    await choose();
    write(" The reels stand still. ");
    await send();
    await screen.findByText(wordsOf("feedback.sent"));
    expect(requests("feedback")).toEqual([
      {
        questionType: "GAME",
        content: "The reels stand still.",
        contact: "",
      },
    ]);
    expect(words).toHaveValue("");
    expect(words).not.toBeInvalid();
  });

  it.each(
    someOf([
      [{ min: 1, max: 140 }, "x".repeat(141), "1 and 140"],
      [{ min: 10, max: 50 }, "too short", "10 and 50"],
    ]),
  )(
    "enforces the length limits %j (FBK-02, FBK-03, OPN-42)",
    async (bounds, text, figures) => {
      const { choose, write, words, send, requests } = await openForm(bounds);
      await choose();
      write(text);
      await send();
      expect(words).toBeInvalid();
      expect(words).toHaveAccessibleDescription(
        expect.stringContaining(
          `Content length must be between ${figures} characters`,
        ),
      );
      expect(requests("feedback")).toEqual([]);
    },
  );

  it("keeps the text when sending fails", async () => {
    const { choose, write, words, send, form } = await openForm(undefined, {
      feedback: () => {
        throw new CallError({ code: "TOO_MANY_REQUESTS", status: 429 });
      },
    });
    await choose();
    write("Once more");
    await send();
    await form.findByText(/minutes/);
    expect(words).toHaveValue("Once more");
  });
});

it("opens the feedback form from the help page", async () => {
  const { user } = await renderPortal("/help", { visitor: "full" });
  const buttons = await screen.findAllByRole("button", {
    name: wordsOf("help.feedback"),
  });
  await user.click(buttons[0] ?? document.body);
  await screen.findByRole("form", { name: wordsOf("feedback.form") });
});

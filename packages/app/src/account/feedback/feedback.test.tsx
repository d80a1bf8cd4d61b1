import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { CallError } from "@foyer/platform/errors";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../../news/live-events/fakeSocket.testing.ts";
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
  it("sends the feedback, says its number and clears the text (FBK-01, FBK-04)", async () => {
    const { choose, write, words, send, requests } = await openForm();
    await choose();
    write(" The reels stand still. ");
    await send();
    expect(
      await screen.findByText(/Your reference number is/),
    ).toHaveTextContent("F-104218");
    expect(requests("feedbackSend")).toEqual([
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
      expect(requests("feedbackSend")).toEqual([]);
    },
  );

  it("keeps the text when sending fails", async () => {
    const { choose, write, words, send, form } = await openForm(undefined, {
      feedbackSend: () => {
        throw new CallError({ code: "TOO_MANY_REQUESTS", status: 429 });
      },
    });
    await choose();
    write("Once more");
    await send();
    await form.findByText(/minutes/);
    expect(words).toHaveValue("Once more");
  });

  it("sends it once when the answer was lost and the button is pressed again", async () => {
    const { choose, write, send, platform, form } = await openForm();
    const keys = () =>
      platform.seen
        .filter(({ name }) => name === "feedbackSend")
        .map(({ idempotencyKey }) => idempotencyKey);
    await choose();
    write("Once more");
    platform.fail("feedbackSend", "network");
    await send();
    await form.findByText(/network/i);
    platform.fail("feedbackSend", undefined);
    await send();
    await screen.findByText(/Your reference number is/);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toBeDefined();
  });

  it("marks a contact that is neither an e-mail address nor a mobile number, and accepts none", async () => {
    const { choose, write, send, form, user, requests } = await openForm();
    const contact = form.getByRole("textbox", {
      name: wordsOf("feedback.contact"),
    });
    await choose();
    write("The reels stand still.");
    await user.type(contact, "nonsense !!");
    await send();
    expect(contact).toHaveAccessibleDescription(
      expect.stringContaining(wordsOf("feedback.contactWrong")),
    );
    expect(requests("feedbackSend")).toEqual([]);
    await user.clear(contact);
    await send();
    await screen.findByText(/Your reference number is/);
  });

  it("works as before on a platform that has neither numbers nor lists", async () => {
    const gone = () => {
      throw new CallError({ code: "MALFORMED", status: 404 });
    };
    const { choose, write, send, requests } = await openForm(undefined, {
      feedback: () => ({ number: "" }),
      feedbackSend: gone,
      feedbackList: gone,
    });
    await choose();
    write("The reels stand still.");
    await send();
    await screen.findByText(wordsOf("feedback.sent"));
    expect(requests("feedback")).toHaveLength(1);
    expect(screen.queryByRole("table")).toBeNull();
  });
});

const day = 1_767_225_600_000;
const letter = (over: object = {}) => ({
  number: "F-104217",
  questionType: "GAME",
  content: "The reels <b>stand</b> still.",
  state: "OPEN",
  time: day,
  ...over,
});

describe("the member's own messages", () => {
  const table = () =>
    screen.findByRole("table", { name: wordsOf("feedback.own") });
  const openDialog = async (handlers: Handlers) => {
    const portal = await openForm(undefined, {
      feedbackList: () => ({ list: [letter()], totalPages: 1 }),
      ...handlers,
    });
    const read = within(await table()).getByRole("button", {
      name: /F-104217/,
    });
    await portal.user.click(read);
    const dialog = await screen.findByRole("dialog", { name: "F-104217" });
    return { ...portal, read, dialog: within(dialog) };
  };

  it("are listed with number, topic and status, page by page", async () => {
    const { user, requests } = await openForm(undefined, {
      feedbackList: ({ pageNo }) => ({
        list: [
          letter({ number: `F-10421${pageNo}`, state: "ANSWERED" }),
          letter({ number: "F-104200", state: "CLOSED" }),
          letter({ number: "F-104100", state: "LOST", questionType: "LOST" }),
        ],
        totalPages: 2,
      }),
    });
    const rows = within(await table());
    expect(rows.getByRole("row", { name: /F-104211/ })).toHaveTextContent(
      /A game.*Answered/,
    );
    expect(rows.getByRole("row", { name: /F-104200/ })).toHaveTextContent(
      wordsOf("feedback.state.closed"),
    );
    expect(rows.getByRole("row", { name: /F-104100/ })).toHaveTextContent(
      wordsOf("feedback.state.unknown"),
    );
    await user.click(screen.getByRole("button", { name: /Page 2/ }));
    await rows.findByRole("row", { name: /F-104212/ });
    expect(requests("feedbackList").at(-1)).toEqual({
      pageNo: 2,
      pageSize: 10,
    });
  });

  it("say that there are none", async () => {
    await openForm(undefined, {
      feedbackList: () => ({ list: [], totalPages: 0 }),
    });
    await screen.findByRole("heading", { name: wordsOf("feedback.own.none") });
  });

  it("offer a retry when they cannot be read", async () => {
    const { platform, user } = await renderPortal("/member?page=feedback", {
      visitor: "full",
      before: (fakes) => fakes.platform.fail("feedbackList", "network"),
    });
    const again = await screen.findByRole("button", { name: /again/ });
    platform.fail("feedbackList", undefined);
    await user.click(again);
    await within(await table()).findByRole("row", { name: /F-104217/ });
  });

  it("are read again for a live message, which may announce an answer", async () => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    const { calls } = await openForm();
    const count = () =>
      calls().filter((name) => name === "feedbackList").length;
    await within(await table()).findByRole("row", { name: /F-104217/ });
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
    const before = count();
    const value = { text: "Answer to F-104217" };
    FakeSocket.last.hear({ type: "MESSAGE", id: "1", at: 1, value });
    await waitFor(() => expect(count()).toBe(before + 1));
  });

  it("show both sides of a conversation as plain text, and take a reply", async () => {
    const replies: string[] = [];
    const { dialog, user, requests } = await openDialog({
      feedbackThread: () =>
        letter({
          state: replies.length > 0 ? "OPEN" : "ANSWERED",
          lines: [
            { by: "SERVICE", content: "Restart <i>it</i>.", time: day + 1 },
            ...replies.map((content) => ({
              by: "MEMBER",
              content,
              time: day + 2,
            })),
          ],
        }),
      feedbackReply: ({ content }) => {
        replies.push(content);
        return { state: "OPEN" };
      },
    });
    const lines = async () =>
      (await dialog.findAllByRole("listitem")).map(
        ({ textContent }) => textContent,
      );
    expect(await lines()).toEqual([
      expect.stringMatching(/^You.*The reels <b>stand<\/b> still\.$/),
      expect.stringMatching(/^Customer service.*Restart <i>it<\/i>\.$/),
    ]);
    const box = dialog.getByRole("textbox", { name: /^Your reply/ });
    await user.type(box, " It goes on. ");
    await user.click(
      dialog.getByRole("button", { name: wordsOf("feedback.send") }),
    );
    await waitFor(async () =>
      expect((await lines()).at(-1)).toMatch(/^You.*It goes on\.$/),
    );
    expect(requests("feedbackReply")).toEqual([
      { number: "F-104217", content: "It goes on." },
    ]);
    expect(box).toHaveValue("");
  });

  it("keep a reply that could not be sent, and one that is too long", async () => {
    const { dialog, user, requests } = await openDialog({
      feedbackReply: () => {
        throw new CallError({ code: "ALREADY_SETTLED", status: 409 });
      },
    });
    const box = await dialog.findByRole("textbox", { name: /^Your reply/ });
    const send = () =>
      user.click(
        dialog.getByRole("button", { name: wordsOf("feedback.send") }),
      );
    fireEvent.change(box, { target: { value: "x".repeat(141) } });
    await send();
    expect(box).toBeInvalid();
    expect(requests("feedbackReply")).toEqual([]);
    fireEvent.change(box, { target: { value: "Once more" } });
    await send();
    await dialog.findByText(wordsOf("error.ALREADY_SETTLED"));
    expect(box).toHaveValue("Once more");
  });

  it("take no reply once they are closed, and return focus when they are left", async () => {
    const { dialog, user, read } = await openDialog({
      feedbackThread: () => letter({ state: "CLOSED", lines: [] }),
    });
    await dialog.findByText(wordsOf("feedback.own.closed"));
    expect(dialog.queryByRole("textbox")).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(read).toHaveFocus());
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

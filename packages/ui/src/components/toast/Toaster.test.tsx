import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Toaster } from "./Toaster.tsx";
import { toast } from "./toastStore.ts";
import { wordsOf } from "../../words/english.testing.ts";

afterEach(() => act(() => toast.clear()));

const place = () => screen.getByRole("region", { name: "Notifications (F8)" });
const shown = () => within(place()).queryAllByRole("listitem");

describe("Toaster", () => {
  it("shows a message sent from outside React", async () => {
    renderUi(<Toaster />);
    act(() => void toast.show({ tone: "success", text: "Copied" }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
  });

  it("takes presses from the first frame, whatever lies over the page", async () => {
    document.body.style.pointerEvents = "none";
    onTestFinished(() => void (document.body.style.pointerEvents = ""));
    renderUi(<Toaster />);
    act(() => void toast.show({ text: "Copied" }));
    expect((await screen.findByText("Copied")).closest("li")).toHaveStyle({
      pointerEvents: "auto",
    });
  });

  it.each([
    ["a pointer", () => fireEvent.pointerDown(document.body)],
    ["a key", () => fireEvent.keyDown(document.body)],
  ])(
    "mounts its region at the first press of %s, before any message",
    async (_, touch) => {
      renderUi(<Toaster />);
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
      touch();
      expect(await screen.findByRole("region")).toBe(place());
    },
  );

  it("shows a repeated message only once", async () => {
    renderUi(<Toaster />);
    act(() => {
      toast.show({ text: "No connection" });
      toast.show({ text: "No connection" });
    });
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  it("replaces an earlier message with the same id", async () => {
    renderUi(<Toaster />);
    act(() => void toast.show({ id: "transfer", text: "Sending" }));
    act(() => void toast.show({ id: "transfer", text: "Arrived" }));
    await waitFor(() => expect(place()).toHaveTextContent("Arrived"));
    expect(place()).not.toHaveTextContent(wordsOf("ui.imageDrop.sending"));
  });

  const say = (...texts: string[]) =>
    act(() => texts.forEach((text) => toast.show({ text })));
  const words = () => shown().map((item) => item.textContent);

  it("shows three messages at a time, and the next one when one is dismissed", async () => {
    const { user } = renderUi(<Toaster />);
    say("one", "two", "three", "four", "five");
    await waitFor(() => expect(words()).toEqual(["one", "two", "three"]));
    const [cross] = screen.getAllByRole("button", {
      name: wordsOf("ui.toaster.dismiss"),
    });
    if (cross) await user.click(cross);
    await waitFor(() => expect(words()).toEqual(["two", "three", "four"]));
    expect(place()).not.toHaveTextContent("five");
  });

  it("puts errors first among the waiting messages", async () => {
    renderUi(<Toaster />);
    say("one", "two", "three", "four");
    act(() => void toast.show({ tone: "danger", text: "No connection" }));
    act(() => toast.dismiss("one"));
    await waitFor(() =>
      expect(words()).toEqual(["two", "three", "No connection"]),
    );
  });

  it("drops a waiting message that is dismissed", async () => {
    renderUi(<Toaster />);
    say("one", "two", "three", "four", "five");
    act(() => {
      toast.dismiss("four");
      toast.dismiss("one");
    });
    await waitFor(() => expect(words()).toEqual(["two", "three", "five"]));
  });

  it("handles 500 messages", async () => {
    renderUi(<Toaster />);
    say(...Array.from({ length: 500 }, (_, index) => `message ${index}`));
    await waitFor(() => expect(shown()).toHaveLength(3));
    act(() => toast.clear());
    await waitFor(() => expect(shown()).toHaveLength(0));
  });

  describe("timing", () => {
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    async function begin(options: Parameters<typeof toast.show>[0]) {
      renderUi(<Toaster />);
      /* The code that renders them is loaded with the first message, in real time. */
      say("first");
      await waitFor(() => expect(shown()).toHaveLength(1));
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      act(() => toast.dismiss("first"));
      act(() => void toast.show(options));
    }

    it("dismisses a message after five seconds", async () => {
      await begin({ text: "Copied" });
      wait(4900);
      expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
      wait(200);
      expect(place()).not.toHaveTextContent(wordsOf("ui.copyButton.copied"));
    });

    it("keeps a message with an action for ten seconds", async () => {
      await begin({ text: "Removed", actionLabel: "Undo" });
      wait(9900);
      expect(place()).toHaveTextContent("Removed");
      wait(200);
      expect(place()).not.toHaveTextContent("Removed");
    });

    it("pauses while the pointer is over a message", async () => {
      await begin({ text: "Copied" });
      fireEvent.pointerMove(place());
      wait(60_000);
      expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
      fireEvent.pointerLeave(place());
      wait(5100);
      expect(place()).not.toHaveTextContent(wordsOf("ui.copyButton.copied"));
    });

    it("pauses while a message has focus", async () => {
      await begin({ text: "Copied" });
      const cross = screen.getByRole("button", {
        name: wordsOf("ui.toaster.dismiss"),
      });
      act(() => cross.focus());
      wait(60_000);
      expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
      act(() => cross.blur());
      wait(5100);
      expect(place()).not.toHaveTextContent(wordsOf("ui.copyButton.copied"));
    });

    it("keeps a text of 10,000 characters for 30 seconds", async () => {
      const endless = "w".repeat(10_000);
      await begin({ text: endless });
      wait(29_900);
      expect(place()).toHaveTextContent(endless);
      wait(200);
      expect(place()).not.toHaveTextContent(endless);
    });
  });

  it("closes a message by its close button or its action", async () => {
    const onAction = vi.fn();
    const { user } = renderUi(<Toaster />);
    act(
      () =>
        void toast.show({
          text: "Removed from favourites",
          actionLabel: "Undo",
          onAction,
        }),
    );
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("ui.messageList.undo"),
      }),
    );
    expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown()).toHaveLength(0));
    act(() => void toast.show({ text: "Copied" }));
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("ui.toaster.dismiss"),
      }),
    );
    await waitFor(() => expect(shown()).toHaveLength(0));
  });

  it.each([
    ["danger", "assertive"],
    ["success", "polite"],
  ] as const)("announces %s messages with aria-live %s", async (tone, way) => {
    renderUi(<Toaster />);
    act(() => void toast.show({ tone, text: "Something happened" }));
    await waitFor(() =>
      expect(document.querySelector(`[aria-live="${way}"]`)).toHaveTextContent(
        "Notification Something happened",
      ),
    );
  });

  it("announces messages while a dialog is open", async () => {
    renderUi(
      <>
        <Toaster />
        <Modal open title="Sign in" onClose={() => {}} />
      </>,
    );
    act(() => void toast.show({ tone: "danger", text: "No connection" }));
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("No connection"),
    );
  });
});

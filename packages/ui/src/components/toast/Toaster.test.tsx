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
  it("shows what is said outside of React", async () => {
    renderUi(<Toaster />);
    act(() => void toast.show({ tone: "success", text: "Copied" }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
  });

  it.each([
    ["a pointer", () => fireEvent.pointerDown(document.body)],
    ["a key", () => fireEvent.keyDown(document.body)],
  ])(
    "is there before the first message once %s touched the page",
    async (_, touch) => {
      renderUi(<Toaster />);
      expect(screen.queryByRole("region")).not.toBeInTheDocument();
      touch();
      expect(await screen.findByRole("region")).toBe(place());
    },
  );

  it("shows the same message once, however often it is said", async () => {
    renderUi(<Toaster />);
    act(() => {
      toast.show({ text: "No connection" });
      toast.show({ text: "No connection" });
    });
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  it("lets a message of the same name take the place of the earlier one", async () => {
    renderUi(<Toaster />);
    act(() => void toast.show({ id: "transfer", text: "Sending" }));
    act(() => void toast.show({ id: "transfer", text: "Arrived" }));
    await waitFor(() => expect(place()).toHaveTextContent("Arrived"));
    expect(place()).not.toHaveTextContent(wordsOf("ui.imageDrop.sending"));
  });

  const say = (...texts: string[]) =>
    act(() => texts.forEach((text) => toast.show({ text })));
  const words = () => shown().map((item) => item.textContent);

  it("shows three at once, and the others as those go", async () => {
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

  it("lets what went wrong go first among those that wait", async () => {
    renderUi(<Toaster />);
    say("one", "two", "three", "four");
    act(() => void toast.show({ tone: "danger", text: "No connection" }));
    act(() => toast.dismiss("one"));
    await waitFor(() =>
      expect(words()).toEqual(["two", "three", "No connection"]),
    );
  });

  it("forgets a message that is taken away while it waits", async () => {
    renderUi(<Toaster />);
    say("one", "two", "three", "four", "five");
    act(() => {
      toast.dismiss("four");
      toast.dismiss("one");
    });
    await waitFor(() => expect(words()).toEqual(["two", "three", "five"]));
  });

  it("bears a flood", async () => {
    renderUi(<Toaster />);
    say(...Array.from({ length: 500 }, (_, index) => `message ${index}`));
    await waitFor(() => expect(shown()).toHaveLength(3));
    act(() => toast.clear());
    await waitFor(() => expect(shown()).toHaveLength(0));
  });

  describe("in time", () => {
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

    it("goes after five seconds", async () => {
      await begin({ text: "Copied" });
      wait(4900);
      expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
      wait(200);
      expect(place()).not.toHaveTextContent(wordsOf("ui.copyButton.copied"));
    });

    it("stays longer where there is something to undo", async () => {
      await begin({ text: "Removed", actionLabel: "Undo" });
      wait(9900);
      expect(place()).toHaveTextContent("Removed");
      wait(200);
      expect(place()).not.toHaveTextContent("Removed");
    });

    it("waits while the pointer is on it", async () => {
      await begin({ text: "Copied" });
      fireEvent.pointerMove(place());
      wait(60_000);
      expect(place()).toHaveTextContent(wordsOf("ui.copyButton.copied"));
      fireEvent.pointerLeave(place());
      wait(5100);
      expect(place()).not.toHaveTextContent(wordsOf("ui.copyButton.copied"));
    });

    it("waits while focus is in it", async () => {
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

    it("gives ten thousand letters half a minute", async () => {
      const endless = "w".repeat(10_000);
      await begin({ text: endless });
      wait(29_900);
      expect(place()).toHaveTextContent(endless);
      wait(200);
      expect(place()).not.toHaveTextContent(endless);
    });
  });

  it("goes by its cross, and by its answer", async () => {
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
  ] as const)("says %s in the %s way", async (tone, way) => {
    renderUi(<Toaster />);
    act(() => void toast.show({ tone, text: "Something happened" }));
    await waitFor(() =>
      expect(document.querySelector(`[aria-live="${way}"]`)).toHaveTextContent(
        "Notification Something happened",
      ),
    );
  });

  it("is heard above an open dialog", async () => {
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

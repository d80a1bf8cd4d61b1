import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Toaster } from "./Toaster.tsx";
import { toast, toastSource } from "./toastStore.ts";

afterEach(() =>
  act(() => toastSource.read().forEach(({ id }) => toast.dismiss(id))),
);

const place = () => screen.getByRole("region", { name: "Messages (F8)" });
const shown = () => within(place()).queryAllByRole("listitem");

describe("Toaster", () => {
  it("shows what is said outside of React", async () => {
    renderUi(<Toaster />);
    act(() => void toast.show({ tone: "success", text: "Copied" }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(place()).toHaveTextContent("Copied");
  });

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
    expect(place()).not.toHaveTextContent("Sending");
  });

  it("keeps the three newest", async () => {
    renderUi(<Toaster />);
    act(() =>
      ["one", "two", "three", "four"].forEach((text) => toast.show({ text })),
    );
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(place()).not.toHaveTextContent("one");
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
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown()).toHaveLength(0));
    act(() => void toast.show({ text: "Copied" }));
    await user.click(await screen.findByRole("button", { name: "Dismiss" }));
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
        "Message Something happened",
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

import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Modal } from "../modal/Modal.tsx";
import { Select, type SelectProps } from "./Select.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const options = [
  { value: "north", label: "North Lake Bank" },
  { value: "reed", label: "Reed Savings" },
  { value: "mist", label: "Mist Credit", disabled: true },
];

function Bank(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string>();
  return (
    <Select
      label="Bank"
      name="bank"
      options={options}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
}

const field = () => screen.getByRole("button", { name: /Bank/ });

describe("Select", () => {
  it("opens by keyboard, selects an option, closes and keeps focus", async () => {
    const { user } = renderUi(<Bank />);
    await user.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveTextContent(wordsOf("ui.select.choose"));
    await user.keyboard("{Enter}");
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveTextContent("Reed Savings");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it.each([
    ["{ArrowDown}", "North Lake Bank"],
    ["{ArrowUp}", "Reed Savings"],
    [" {End}", "Reed Savings"],
    ["{Enter}{End}{Home}", "North Lake Bank"],
    ["{Enter}r", "Reed Savings"],
  ])("moves with %s to %s, skipping disabled options", async (keys, name) => {
    const { user } = renderUi(<Bank />);
    await user.tab();
    await user.keyboard(keys);
    expect(screen.getByRole("option", { name })).toHaveFocus();
  });

  it("selects by typing while closed, and leaves the value unchanged on Escape", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Bank value="north" onChange={onChange} />);
    await user.tab();
    await user.keyboard("{Enter}{ArrowDown}{Escape}");
    await waitFor(() => expect(field()).toHaveFocus());
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard("r");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("reed");
  });

  it("renders with no options and an unknown value", async () => {
    const { user } = renderUi(<Bank options={[]} value="ghost" />);
    await user.click(field());
    expect(screen.getByRole("listbox")).toHaveTextContent(
      wordsOf("ui.select.empty"),
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it("does not select a disabled option", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Bank onChange={onChange} />);
    await user.click(field());
    await user.click(screen.getByRole("option", { name: "Mist Credit" }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole("option", { name: "North Lake Bank" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("north");
  });

  it("is described by its hint and its error", () => {
    renderUi(<Bank hint="Only in your own name" error="Choose a bank" />);
    expect(field()).toHaveAccessibleDescription(
      "Only in your own name Choose a bank",
    );
  });

  it("translates its own texts and the dismiss button of React Aria", async () => {
    const messages = {
      "ui.select.choose": "Pilih",
      "ui.select.dismiss": "Tutup senarai",
    };
    const { user } = renderUi(<Bank />, { locale: "ms", messages });
    expect(field()).toHaveTextContent("Pilih");
    await user.click(field());
    const names = screen
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
    expect(names).toContain("Tutup senarai");
    expect(names).not.toContain("Dismiss");
  });

  it("works inside a dialog, where Escape closes the list before the dialog", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Withdraw" onClose={onClose}>
        <Bank />
      </Modal>,
    );
    await user.click(field());
    const dialog = screen.getByRole("dialog", {
      name: "Withdraw",
      hidden: true,
    });
    expect(within(dialog).getByRole("listbox")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(field()).toHaveFocus());
    await user.click(field());
    await user.click(screen.getByRole("option", { name: "Reed Savings" }));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Modal } from "../modal/Modal.tsx";
import { ComboBox } from "./ComboBox.tsx";
import type { ComboBoxProps } from "./types.ts";
import { wordsOf } from "../../words/english.testing.ts";

const banks = [
  { value: "north", label: "North Lake Bank", detail: "Within the hour" },
  { value: "reed", label: "Reed Savings", keywords: "RSV" },
  { value: "cafe", label: "Crédit Café" },
  { value: "mist", label: "Mist Credit", disabled: true },
];

function Bank({ value: first, onChange, ...props }: Partial<ComboBoxProps>) {
  const [value, setValue] = useState(first);
  return (
    <ComboBox
      label="Bank"
      name="bank"
      options={banks}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Bank" });
const names = () =>
  screen.queryAllByRole("option").map((option) => option.textContent);
const activeName = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")
    ?.textContent;
const told = () => screen.getByRole("status").textContent;

describe("ComboBox", () => {
  it.each([
    ["cafe", ["Crédit Café"]],
    ["CRÉD", ["Crédit Café", "Mist Credit"]],
    ["lake north", ["North Lake BankWithin the hour"]],
    ["rsv", ["Reed Savings"]],
    ["zz", []],
    ["x".repeat(10_000), []],
    [".*", []],
  ])(
    "filters options by part of a name or a keyword: %.10s",
    async (typed, wanted) => {
      const { user } = renderUi(<Bank />);
      await user.click(field());
      await user.paste(typed);
      expect(names().map((name) => name?.replace(" Within", "Within"))).toEqual(
        wanted,
      );
    },
  );

  it("follows the locale: å is a separate letter in Swedish and matches a in English", async () => {
    const options = [{ value: "a", label: "Åre" }];
    const search = async (locale: string) => {
      const { user, unmount } = renderUi(<Bank options={options} />, {
        locale,
      });
      await user.type(field(), "are");
      const found = names();
      unmount();
      return found;
    };
    expect(await search("en")).toEqual(["Åre"]);
    expect(await search("sv")).toEqual([]);
  });

  it("selects by keyboard alone, keeps focus and sets the form value", async () => {
    const onChange = vi.fn();
    const { user, container } = renderUi(<Bank onChange={onChange} />);
    await user.tab();
    await user.keyboard("re{ArrowDown}{ArrowDown}");
    expect(activeName()).toBe("Crédit Café");
    await user.keyboard("{ArrowUp}{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("reed");
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("Reed Savings");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(container.querySelector('input[name="bank"]')).toHaveValue("reed");
  });

  it.each([
    ["{ArrowDown}", "North Lake Bank Within the hour"],
    ["{ArrowUp}", "Mist Credit"],
    ["{ArrowDown}{ArrowUp}", "Mist Credit"],
    ["{ArrowUp}{ArrowDown}", "North Lake Bank Within the hour"],
    ["{ArrowDown}{PageDown}", "Mist Credit"],
    ["{ArrowUp}{PageUp}", "North Lake Bank Within the hour"],
    ["{Alt>}{ArrowDown}{/Alt}", undefined],
  ])("opens with %s and sets the active option", async (keys, name) => {
    const { user } = renderUi(<Bank />);
    await user.tab();
    expect(field()).toHaveAttribute("aria-expanded", "false");
    await user.keyboard(keys);
    expect(field()).toHaveAttribute("aria-expanded", "true");
    expect(activeName()).toBe(name);
  });

  it("opens at the selected option and lists all options", async () => {
    const { user } = renderUi(<Bank value="reed" />);
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(activeName()).toBe("Reed Savings");
    expect(names()).toHaveLength(4);
    expect(
      screen.getByRole("option", { name: "Reed Savings", selected: true }),
    ).toBeInTheDocument();
  });

  it("discards typed text on Escape, and on blur unless it matches an option", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Bank value="north" onChange={onChange} />);
    await user.tripleClick(field());
    await user.keyboard("reed{Escape}");
    expect(field()).toHaveValue("North Lake Bank");
    expect(onChange).not.toHaveBeenCalled();
    await user.tripleClick(field());
    await user.keyboard("credit cafe");
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith("cafe");
    await user.tripleClick(field());
    await user.keyboard("nonsense");
    await user.click(document.body);
    expect(field()).toHaveValue("Crédit Café");
  });

  it("selects the active option on Tab and moves focus on", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Bank onChange={onChange} required />);
    await user.tab();
    await user.keyboard("{ArrowDown}");
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith("north");
    expect(field()).not.toHaveFocus();
  });

  it("is cleared by deleting its text and by its clear button", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Bank value="north" onChange={onChange} />);
    await user.clear(field());
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await user.type(field(), "reed{ArrowDown}{Enter}");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.comboBox.clear") }),
    );
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
  });

  it("does not select a disabled option by pointer or keyboard", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Bank onChange={onChange} />);
    await user.click(field());
    const closed = screen.getByRole("option", { name: "Mist Credit" });
    expect(closed).toHaveAttribute("aria-disabled", "true");
    await user.click(closed);
    await user.keyboard("{Enter}");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("announces that nothing matches, that the list is loading and how many options there are", async () => {
    const onSearch = vi.fn();
    const { user, rerender } = renderUi(<Bank />);
    await user.type(field(), "zz");
    const sentence = "No match for “zz”. Try part of the name.";
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    expect(told()).toBe(sentence);
    rerender(<Bank options={[]} loading onSearch={onSearch} />);
    await user.type(field(), "y");
    expect(onSearch).toHaveBeenLastCalledWith("zzy");
    expect(told()).toBe("Loading the list");
    rerender(<Bank options={banks} onSearch={onSearch} />);
    expect(names()).toHaveLength(4);
    expect(told()).toBe("4 options");
  });

  it("handles 1,000 options, renders only some of them and reaches the last one", async () => {
    const options = Array.from({ length: 1000 }, (_, index) => ({
      value: String(index),
      label: `Branch ${index}`,
    }));
    const { user } = renderUi(<Bank options={options} />);
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(screen.getAllByRole("option").length).toBeLessThan(100);
    expect(screen.getAllByRole("option")[0]).toHaveAttribute(
      "aria-setsize",
      "1000",
    );
    await user.keyboard("{ArrowUp}");
    expect(activeName()).toBe("Branch 999");
    await user.keyboard("branch 77");
    expect(told()).toBe("19 options");
  });

  it("calls onBlur once when focus leaves, not when it moves to the clear button", async () => {
    const onBlur = vi.fn();
    const { user } = renderUi(<Bank value="reed" onBlur={onBlur} />);
    await user.tab();
    await user.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it("is described by its hint and error, invalid and required", () => {
    renderUi(<Bank hint="In your name" error="Choose a bank" required />);
    expect(field()).toHaveAccessibleDescription("In your name Choose a bank");
    expect(field()).toBeInvalid();
    expect(field()).toBeRequired();
  });

  it("cannot be opened while disabled", async () => {
    const { user } = renderUi(<Bank disabled value="reed" />);
    expect(field()).toBeDisabled();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.comboBox.show") }),
    );
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("works inside a dialog, and Escape closes the list before the dialog", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Withdraw" onClose={onClose}>
        <Bank />
      </Modal>,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.comboBox.show") }),
    );
    expect(field()).toHaveFocus();
    expect(screen.getByRole("listbox")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("listbox")).not.toBeInTheDocument(),
    );
    expect(onClose).not.toHaveBeenCalled();
    await user.type(field(), "reed");
    await user.click(screen.getByRole("option", { name: "Reed Savings" }));
    expect(field()).toHaveValue("Reed Savings");
    expect(field()).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("uses the given messages throughout, even in a language that React Aria does not support", async () => {
    const { user } = renderUi(<Bank value="reed" />, {
      locale: "ms",
      messages: {
        "ui.comboBox.show": "Tunjuk senarai",
        "ui.comboBox.clear": "Buang pilihan",
        "ui.comboBox.count": "{count} pilihan",
        "ui.comboBox.empty": "Tiada “{text}”.",
      },
    });
    await user.click(field());
    expect(transcript()).toEqual([
      '"Bank"',
      'combobox "Bank" = "Reed Savings", expanded, focused',
      'button "Buang pilihan"',
      'button "Tunjuk senarai", expanded',
      "status",
      '"4 pilihan"',
      'listbox "Bank"',
      'option "North Lake Bank Within the hour"',
      'option "Reed Savings", selected',
      'option "Crédit Café"',
      'option "Mist Credit", disabled',
    ]);
    await user.clear(field());
    await user.keyboard("zz");
    expect(within(document.body).getAllByText("Tiada “zz”.")).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/available|option|Suggest/);
  });
});

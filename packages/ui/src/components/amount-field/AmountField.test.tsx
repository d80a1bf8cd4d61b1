import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { AmountField, type AmountFieldProps } from "./AmountField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function Amount({
  told = () => {},
  value: first = "",
  ...props
}: Partial<AmountFieldProps> & { told?: (value: string) => void }) {
  const [value, setValue] = useState(first);
  return (
    <AmountField
      label="Amount"
      name="amount"
      value={value}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole("textbox", { name: "Amount" });

describe("AmountField", () => {
  it("reports a plain decimal and shows digit groups only while it does not have focus", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Amount told={told} />);
    await user.type(field(), "1,234.5");
    expect(field()).toHaveValue("1,234.5");
    expect(told).toHaveBeenLastCalledWith("1234.5");
    await user.tab();
    expect(field()).toHaveValue("1,234.50");
    await user.click(field());
    expect(field()).toHaveValue("1234.50");
    expect(told).toHaveBeenCalledTimes(7);
  });

  it.each([
    ["id", "1.234,5", "1234.5", "1.234,50"],
    ["ar-EG", "١٢٣٤٫٥", "1234.5", "١٬٢٣٤٫٥٠"],
    ["my", "၁၂၃၄.၅", "1234.5", "၁,၂၃၄.၅၀"],
    ["hi", "1234567", "1234567", "12,34,567.00"],
    ["fr", "1 234,5", "1234.5", "1\u202f234,50"],
  ])(
    "reads and displays amounts in the format of locale %s",
    async (locale, typed, value, shown) => {
      const told = vi.fn();
      const { user } = renderUi(<Amount told={told} />, { locale });
      await user.type(field(), typed);
      expect(told).toHaveBeenLastCalledWith(value);
      await user.tab();
      expect(field()).toHaveValue(shown);
    },
  );

  it("accepts a pasted amount with its currency symbol", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Amount symbol="RM" told={told} />);
    await user.click(field());
    await user.paste("RM 1 234.50");
    expect(told).toHaveBeenLastCalledWith("1234.50");
  });

  it("neither rounds nor truncates: excess decimals stay visible and are reported in full", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Amount told={told} />);
    await user.type(field(), "12.345");
    expect(told).toHaveBeenLastCalledWith("12.345");
    await user.tab();
    expect(field()).toHaveValue("12.345");
  });

  it("keeps an invalid amount visible and reports it unchanged", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Amount told={told} />);
    await user.type(field(), "1e5");
    await user.tab();
    expect(field()).toHaveValue("1e5");
    expect(told).toHaveBeenLastCalledWith("1e5");
  });

  it("keeps 30 digits exact and reports 10,000 characters in full", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Amount told={told} />);
    await user.click(field());
    await user.paste("123456789012345678901234567890.12");
    expect(told).toHaveBeenLastCalledWith("123456789012345678901234567890.12");
    await user.tab();
    expect(field()).toHaveValue("123,456,789,012,345,678,901,234,567,890.12");
    await user.clear(field());
    await user.click(field());
    await user.paste("7".repeat(10_000));
    expect(told).toHaveBeenLastCalledWith("7".repeat(10_000));
  });

  it("fills in a quick amount and marks it as pressed, however many decimal places the value has", async () => {
    const { user } = renderUi(
      <Amount symbol="RM" presets={["50", "100"]} value="50.00" />,
    );
    const quick = (name: string) => screen.getByRole("button", { name });
    expect(quick("RM 50")).toHaveAttribute("aria-pressed", "true");
    await user.click(quick("RM 100"));
    expect(field()).toHaveValue("100.00");
    expect(quick("RM 100")).toHaveAttribute("aria-pressed", "true");
    expect(quick("RM 50")).toHaveAttribute("aria-pressed", "false");
  });

  it("shows a value set by its parent while it has focus", async () => {
    const { user, rerender } = renderUi(
      <AmountField
        label="Amount"
        name="amount"
        value="5"
        onChange={() => {}}
      />,
    );
    await user.click(field());
    rerender(
      <AmountField
        label="Amount"
        name="amount"
        value="1234"
        onChange={() => {}}
      />,
    );
    expect(field()).toHaveValue("1234.00");
  });

  it("calls onAll when the button for the full amount is pressed", async () => {
    const onAll = vi.fn();
    const { user } = renderUi(<Amount onAll={onAll} />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.amountField.all") }),
    );
    expect(onAll).toHaveBeenCalledOnce();
  });

  it("selects the whole amount when focused by keyboard", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Amount value="1234.50" told={told} />);
    await user.tab();
    await user.keyboard("9");
    expect(told).toHaveBeenLastCalledWith("9");
  });

  it("ignores typing and its buttons while disabled", async () => {
    const told = vi.fn();
    const { user } = renderUi(
      <Amount
        told={told}
        disabled
        presets={["50"]}
        onAll={() => told("all")}
      />,
    );
    await user.type(field(), "1");
    await user.click(screen.getByRole("button", { name: "50" }));
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.amountField.all") }),
    );
    expect(told).not.toHaveBeenCalled();
  });

  it("requests a decimal keyboard, stays left to right in Arabic and sets no maxlength", () => {
    renderUi(<Amount />, { locale: "ar" });
    expect(field()).toHaveAttribute("inputmode", "decimal");
    expect(field()).toHaveAttribute("dir", "ltr");
    expect(field()).not.toHaveAttribute("maxlength");
  });
});

describe("AmountField for screen readers", () => {
  const full = (
    <Amount
      symbol="RM"
      value="1234.5"
      min="10"
      max="50000"
      hint="Arrives at once."
      error="The amount is too large."
      required
      presets={["50", "1000"]}
      onAll={() => {}}
    />
  );

  it("is read in order in English", () => {
    const { container } = renderUi(full);
    expect(transcript(container)).toEqual([
      '"Amount"',
      '"RM"',
      'textbox "Amount" = "1,234.50", required, invalid, described "From RM 10.00 to RM 50,000.00. Arrives at once. The amount is too large. RM"',
      'button "Use all"',
      '"From RM 10.00 to RM 50,000.00. Arrives at once."',
      '"The amount is too large."',
      'group "Quick amounts"',
      'button "RM 50", not pressed',
      'button "RM 1,000", not pressed',
    ]);
  });

  it("is read in Malay with its own messages", () => {
    const { container } = renderUi(full, {
      locale: "ms",
      messages: {
        "ui.amountField.all": "Semua",
        "ui.amountField.presets": "Amaun pantas",
        "ui.amountField.between": "Dari {min} hingga {max}.",
      },
    });
    expect(transcript(container)).toEqual([
      '"Amount"',
      '"RM"',
      'textbox "Amount" = "1,234.50", required, invalid, described "Dari RM 10.00 hingga RM 50,000.00. Arrives at once. The amount is too large. RM"',
      'button "Semua"',
      '"Dari RM 10.00 hingga RM 50,000.00. Arrives at once."',
      '"The amount is too large."',
      'group "Amaun pantas"',
      'button "RM 50", not pressed',
      'button "RM 1,000", not pressed',
    ]);
  });
});

import { screen } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";
import { fitNumber, stepNumber } from "./stepNumber.ts";

function Count({
  told = () => {},
  value: first,
  ...props
}: Partial<NumberFieldProps> & { told?: (value: number | undefined) => void }) {
  const [value, setValue] = useState(first);
  return (
    <NumberField
      label="Tickets"
      name="tickets"
      value={value}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole("textbox", { name: "Tickets" });

describe("NumberField", () => {
  it.each([
    ["{ArrowUp}", 6],
    ["{ArrowDown}", 4],
    ["{PageUp}", 15],
    ["{PageDown}", 0],
    ["{Home}", 0],
    ["{End}", 20],
  ])("%s at 5 changes the value to %i and announces it", async (key, told) => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Count value={5} min={0} max={20} told={onChange} />,
    );
    await user.click(field());
    await user.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(told);
    expect(field()).toHaveValue(String(told));
    expect(screen.getByRole("status")).toHaveTextContent(String(told));
  });

  it("stops at its limits and disables the button that would exceed them", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Count value={20} min={0} max={20} told={onChange} />,
    );
    await user.click(field());
    await user.keyboard("{ArrowUp}{PageUp}{End}");
    expect(onChange).not.toHaveBeenCalled();
    expect(
      screen.getByRole("button", { name: "Increase: Tickets" }),
    ).toBeDisabled();
    await user.keyboard("{Home}");
    expect(
      screen.getByRole("button", { name: "Decrease: Tickets" }),
    ).toBeDisabled();
  });

  it("does not change the value on Home, End or Shift+ArrowUp when it has no limits", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Count value={5} told={onChange} />);
    await user.click(field());
    await user.keyboard("{Home}{End}{Shift>}{ArrowUp}{/Shift}");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("steps with its buttons, which are not tab stops and do not take focus", async () => {
    const { user } = renderUi(<Count value={5} step={5} />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Increase: Tickets" }));
    expect(field()).toHaveValue("10");
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Decrease: Tickets" }));
    expect(field()).toHaveValue("5");
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it("reports a typed value on blur and on Enter, within its limits and on its step grid", async () => {
    const onChange = vi.fn();
    const onBlur = vi.fn();
    const { user } = renderUi(
      <Count min={0} max={50} step={5} told={onChange} onBlur={onBlur} />,
    );
    await user.type(field(), "99");
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(50);
    expect(onBlur).toHaveBeenCalledOnce();
    await user.clear(field());
    await user.type(field(), "12{Enter}");
    expect(onChange).toHaveBeenLastCalledWith(10);
    expect(field()).toHaveValue("10");
  });

  it("steps from the value that is being typed", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Count told={onChange} />);
    await user.type(field(), "41{ArrowUp}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(42);
  });

  it("can be emptied, and announces it in the page's language", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Count value={5} told={onChange} />, {
      locale: "ms",
      messages: { "ui.numberField.empty": "Kosong" },
    });
    await user.clear(field());
    await user.keyboard("{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(screen.getByRole("status")).toHaveTextContent("Kosong");
    expect(document.querySelector("[data-live-announcer]")).toBeNull();
  });

  it.each([
    ["my", "၁၂၃၄", 1234, "၁,၂၃၄"],
    ["ar-EG", "١٢٣٤", 1234, "١٬٢٣٤"],
    ["de", "1234,5", 1234.5, "1.234,5"],
    ["hi", "1234567", 1234567, "12,34,567"],
  ])(
    "reads and writes numbers in the locale %s",
    async (locale, typed, told, shown) => {
      const onChange = vi.fn();
      const { user } = renderUi(<Count fractionDigits={1} told={onChange} />, {
        locale,
      });
      await user.type(field(), typed);
      await user.tab();
      expect(onChange).toHaveBeenCalledExactlyOnceWith(told);
      expect(field()).toHaveValue(shown);
    },
  );

  it("ignores letters and a pasted number of 10,000 digits", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Count value={5} told={onChange} />);
    await user.type(field(), "abc");
    expect(field()).toHaveValue("5");
    await user.paste("9".repeat(10_000));
    await user.tab();
    expect(field()).toHaveValue("5");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("is empty for NaN", () => {
    renderUi(<Count value={Number.NaN} />);
    expect(field()).toHaveValue("");
  });

  it("sets the inputmode that suits its minimum and decimals", () => {
    const { rerender } = renderUi(<Count min={0} />);
    expect(field()).toHaveAttribute("inputmode", "numeric");
    rerender(<Count min={0} fractionDigits={2} />);
    expect(field()).toHaveAttribute("inputmode", "decimal");
    rerender(<Count min={-5} />);
    expect(field()).toHaveAttribute("inputmode", "text");
  });

  it("cannot be changed while disabled", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Count value={5} disabled told={onChange} />);
    await user.type(field(), "7{ArrowUp}");
    await user.click(screen.getByRole("button", { name: "Increase: Tickets" }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it("has the expected screen reader transcript in Malay", async () => {
    const { container, user } = renderUi(
      <Count
        value={5}
        min={1}
        max={1000}
        required
        hint="Satu seorang."
        error="Terlalu banyak."
      />,
      {
        locale: "ms",
        messages: {
          "ui.numberField.between": "Dari {min} hingga {max}.",
          "ui.numberField.more": "Tambah {label}",
          "ui.numberField.less": "Kurangkan {label}",
        },
      },
    );
    await user.click(field());
    await user.keyboard("{ArrowUp}");
    expect(transcript(container)).toEqual([
      '"Tickets"',
      'button "Kurangkan Tickets"',
      'textbox "Tickets" = "6", required, invalid, focused, described "Dari 1 hingga 1,000. Satu seorang. Terlalu banyak."',
      'button "Tambah Tickets"',
      "status",
      '"6"',
      '"Dari 1 hingga 1,000. Satu seorang."',
      '"Terlalu banyak."',
    ]);
  });
});

describe("stepNumber", () => {
  it("snaps to the step grid from between two steps, and starts at a limit when empty", () => {
    const steps = { min: 0, max: 10, step: 5, places: 0 };
    expect(stepNumber(7, 1, steps)).toBe(10);
    expect(stepNumber(7, -1, steps)).toBe(5);
    expect(stepNumber(undefined, 1, steps)).toBe(0);
    expect(stepNumber(undefined, -1, steps)).toBe(10);
    expect(fitNumber(99, { min: 0, max: 12, step: 5, places: 0 })).toBe(10);
  });

  it("adds tenths without floating-point errors", () => {
    const steps = { min: undefined, max: undefined, step: 0.1, places: 1 };
    let value = 0;
    for (let step = 0; step < 30; step += 1)
      value = stepNumber(value, 1, steps);
    expect(value).toBe(3);
  });

  it("stays within its limits and on the step grid", () => {
    const figures = fc.record({
      min: fc.integer({ min: -1000, max: 0 }),
      max: fc.integer({ min: 100, max: 1000 }),
      step: fc.integer({ min: 1, max: 50 }),
      places: fc.constant(0),
    });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -20, max: 20 }),
        figures,
        (value, by, steps) => {
          const next = stepNumber(value, by, steps);
          expect(next).toBeGreaterThanOrEqual(steps.min);
          expect(next).toBeLessThanOrEqual(steps.max);
          expect((next - steps.min) % steps.step).toBe(0);
        },
      ),
    );
  });
});

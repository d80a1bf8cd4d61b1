import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Form } from "../form/Form.tsx";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const methods = [
  { value: "bank", label: "Bank transfer", description: "Within the hour" },
  { value: "card", label: "Card", disabledReason: "Closed for maintenance" },
  { value: "wallet", label: "Wallet", end: "Free" },
];

function Pay({ value: first, onChange, ...props }: Partial<RadioGroupProps>) {
  const [value, setValue] = useState(first);
  return (
    <RadioGroup
      label="Pay by"
      name="method"
      options={methods}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

const radio = (name: string) => screen.getByRole("radio", { name });

describe.each(["list", "cards"] as const)("RadioGroup as %s", (variant) => {
  it("exposes names, descriptions and disabled reasons to screen readers", () => {
    const { container } = renderUi(
      <Pay
        variant={variant}
        value="wallet"
        required
        hint="You can change it later"
        error="Choose a way to pay"
      />,
      { locale: "ms" },
    );
    const heard = transcript(container);
    expect(heard).toContain(
      'radiogroup "Pay by", required, invalid, described "You can change it later Choose a way to pay"',
    );
    expect(heard.filter((line) => line.startsWith("radio "))).toEqual([
      'radio "Bank transfer", not checked, described "Within the hour Choose a way to pay You can change it later"',
      'radio "Card", disabled, not checked, described "Closed for maintenance Choose a way to pay You can change it later"',
      'radio "Wallet", checked, described "Choose a way to pay You can change it later"',
    ]);
  });

  it("is one tab stop, and the arrow keys select, wrap around and skip disabled options", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <>
        <Pay variant={variant} value="bank" onChange={onChange} />
        <button>After</button>
      </>,
    );
    await user.tab();
    expect(radio("Bank transfer")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(radio("Wallet")).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}");
    expect(onChange.mock.calls.flat()).toEqual([
      "wallet",
      "bank",
      "wallet",
      "bank",
    ]);
    await user.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
  });

  it("selects the first option with Tab and Space when none is selected", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Pay variant={variant} onChange={onChange} />);
    await user.tab();
    expect(radio("Bank transfer")).toHaveFocus();
    expect(radio("Bank transfer")).not.toBeChecked();
    await user.keyboard(" ");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("bank");
  });

  it("selects an option when its label is clicked, unless it is disabled", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Pay variant={variant} onChange={onChange} />);
    await user.click(screen.getByText("Card"));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByText("Wallet"));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("wallet");
  });
});

describe("RadioGroup", () => {
  it("reverses the arrow keys in right-to-left languages when laid out horizontally", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Pay
        orientation="horizontal"
        value="bank"
        options={[...methods, { value: "cash", label: "Cash" }]}
        onChange={onChange}
      />,
      { locale: "ar" },
    );
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(onChange).toHaveBeenLastCalledWith("wallet");
  });

  it("can be disabled as a whole", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Pay disabled onChange={onChange} />);
    await user.click(screen.getByText("Wallet"));
    expect(onChange).not.toHaveBeenCalled();
    for (const choice of screen.getAllByRole("radio"))
      expect(choice).toBeDisabled();
  });

  it("takes focus when the form is submitted with an error for it", async () => {
    const { user } = renderUi(
      <Form
        label="Deposit"
        onSubmit={() => {}}
        problems={[{ name: "method", message: "Choose a way to pay" }]}
      >
        <Pay />
        <button type="submit">Send</button>
      </Form>,
    );
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(radio("Bank transfer")).toHaveFocus();
  });

  it("renders with no options and an unknown value", () => {
    renderUi(<Pay options={[]} value="ghost" />);
    expect(screen.getByRole("radiogroup")).toBeInTheDocument();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });
});

import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Stepper, type StepperProps } from "./Stepper.tsx";

const steps = [
  { key: "amount", label: "Amount" },
  { key: "bank", label: "Bank" },
  { key: "check", label: "Check" },
];

function show(props: Partial<StepperProps> = {}, options = {}) {
  const view = renderUi(
    <Stepper label="Withdrawal" steps={steps} current="bank" {...props} />,
    options,
  );
  const list = screen.getByRole("list", { name: "Withdrawal" });
  return { ...view, list, items: within(list).getAllByRole("listitem") };
}

const spoken = (items: readonly HTMLElement[]) =>
  items.map((item) => item.textContent?.replace(/^[\d٠-٩]+/, ""));

describe("Stepper", () => {
  it("is an ordered list that says what is done, where one is, and what is to come", () => {
    const { list, items } = show();
    expect(list.localName).toBe("ol");
    expect(spoken(items)).toEqual(["Amount, Done", "Bank", "Check, To come"]);
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
    ]);
  });

  it("says where one is among how many, for a phone", () => {
    show();
    expect(screen.getByText("Step 2 of 3")).toBeInTheDocument();
  });

  it("marks the step that failed, where one still is", () => {
    const { items } = show({
      steps: steps.map((step) => ({ ...step, failed: step.key === "bank" })),
    });
    expect(spoken(items)[1]).toBe("Bank, Failed");
    expect(items[1]).toHaveAttribute("aria-current", "step");
  });

  it("is at none when all are done", () => {
    const { items } = show({ current: undefined });
    expect(spoken(items)).toEqual([
      "Amount, Done",
      "Bank, Done",
      "Check, Done",
    ]);
    expect(screen.queryByText(/^Step/)).not.toBeInTheDocument();
  });

  it("claims nothing as done at a step that it does not know", () => {
    const { items } = show({ current: "elsewhere" });
    expect(items[0]).toHaveAttribute("aria-current", "step");
  });

  it("leads back by keyboard to what is done, and never ahead", async () => {
    const onSelect = vi.fn();
    const { user } = show({ onSelect });
    expect(screen.getAllByRole("button")).toHaveLength(1);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("amount");
  });

  it("counts and speaks in the language of the page", () => {
    const { items } = show(
      {},
      {
        locale: "ms",
        messages: {
          "ui.stepper.position": "Langkah {step} daripada {count}",
          "ui.stepper.done": "Selesai",
          "ui.stepper.coming": "Akan datang",
        },
      },
    );
    expect(screen.getByText("Langkah 2 daripada 3")).toBeInTheDocument();
    expect(spoken(items)).toEqual([
      "Amount, Selesai",
      "Bank",
      "Check, Akan datang",
    ]);
  });

  it("survives no steps and endless words", () => {
    renderUi(<Stepper label="Nothing" steps={[]} current="x" />);
    expect(screen.getByRole("list", { name: "Nothing" })).toBeEmptyDOMElement();
    show({ steps: [{ key: "bank", label: "w".repeat(10_000) }] });
  });
});

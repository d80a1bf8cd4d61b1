import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { CostSummary } from "./CostSummary.tsx";
import { DescriptionList } from "./DescriptionList.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const texts = (role: "term" | "definition") =>
  screen.getAllByRole(role).map((element) => element.textContent);

describe("DescriptionList", () => {
  it("pairs each value with its label and shows a dash for an empty value", () => {
    renderUi(
      <DescriptionList
        items={[
          { key: "bank", label: "Bank", value: "North Lake Bank" },
          { key: "note", label: "Note", value: "" },
          { key: "count", label: "Bets", value: 0 },
        ]}
      />,
    );
    expect(texts("term")).toEqual(["Bank", "Note", "Bets"]);
    expect(texts("definition")).toEqual(["North Lake Bank", "–", "0"]);
  });

  it("copies the given value, not the displayed one", async () => {
    const { user } = renderUi(
      <DescriptionList
        items={[
          {
            key: "order",
            label: "Order",
            value: "W2603 0448",
            copy: { value: "W26030448", label: "Copy order number" },
          },
        ]}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Copy order number" }));
    expect(await navigator.clipboard.readText()).toBe("W26030448");
  });

  it("hides the old value while the new one is loading", () => {
    const { container } = renderUi(
      <DescriptionList
        loading
        items={[{ key: "bank", label: "Bank", value: "North Lake Bank" }]}
      />,
    );
    expect(container).not.toHaveTextContent("North Lake Bank");
    expect(container).toHaveTextContent("Bank");
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it("isolates a name that contains a text direction override", () => {
    renderUi(
      <DescriptionList
        items={[{ key: "name", label: "Name", value: "\u202eabc" }]}
      />,
    );
    expect(screen.getByText("\u202eabc").tagName).toBe("BDI");
  });
});

describe("CostSummary", () => {
  const lines = [
    { key: "amount", label: "You withdraw", amount: "500" },
    { key: "fee", label: "Fee", amount: "-2.5", hint: "0.5 %" },
    { key: "gift", label: "Gift", amount: "1" },
  ];
  const total = { key: "total", label: "Arrives", amount: "498.5" };

  it("shows each part with its sign, then the total, and the time of arrival", () => {
    renderUi(
      <CostSummary
        currencySymbol="RM"
        lines={lines}
        total={total}
        arrives="Within the hour"
      />,
    );
    const box = screen.getByRole("group", {
      name: wordsOf("ui.costSummary.label"),
    });
    expect(
      texts("definition").map((text) => text?.replace("\u00a0", " ")),
    ).toEqual(["RM 500.00", "\u2212RM 2.50", "+RM 1.00", "RM 498.50"]);
    expect(within(box).getByText("Within the hour")).toBeInTheDocument();
  });

  it("shows no amount while loading, and a text for an unknown one", () => {
    const { container, rerender } = renderUi(
      <CostSummary loading currencySymbol="RM" lines={lines} total={total} />,
    );
    expect(screen.queryByText(/498/)).not.toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    rerender(
      <CostSummary
        currencySymbol="RM"
        lines={[]}
        total={{ key: "t", label: "Arrives", amount: undefined }}
      />,
    );
    expect(screen.getByText(wordsOf("ui.money.unknown"))).toBeInTheDocument();
  });

  it("shows all 30 digits of an amount exactly", () => {
    const { container } = renderUi(
      <CostSummary
        currencySymbol="VND"
        lines={[]}
        total={{
          key: "t",
          label: "All",
          amount: "123456789012345678901234567891",
        }}
      />,
    );
    expect(container).toHaveTextContent(
      "123,456,789,012,345,678,901,234,567,891.00",
    );
  });
});

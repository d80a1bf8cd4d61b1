import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ImpactList, type ImpactListProps } from "./ImpactList.tsx";

const show = (props: Partial<ImpactListProps> = {}) =>
  renderUi(
    <ImpactList
      title="These contracts would end"
      items={[
        { id: "1", name: "reed.lantern", before: "2.5 %" },
        { id: "2", name: "harbour.kite", before: "2 %", after: "1 %" },
      ]}
      {...props}
    />,
  );

const entries = () =>
  within(screen.getByRole("region", { name: "These contracts would end" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("ImpactList", () => {
  it("shows for each contract that it ends or what its rate becomes (CON-08)", () => {
    show();
    expect(entries()).toEqual([
      "reed.lantern2.5 %ends",
      "harbour.kite2 % becomes 1 %",
    ]);
  });

  it.each([
    [1, "and 1 more"],
    [1200, "and 1,200 more"],
  ])("shows how many further items there are: %s", (more, words) => {
    show({ more });
    expect(entries().at(-1)).toBe(words);
    expect(entries()).toHaveLength(3);
  });

  it("renders nothing when there are no items", () => {
    expect(show({ items: [] }).container).toBeEmptyDOMElement();
  });

  it("shows the number of further items when no item is listed", () => {
    show({ items: [], more: 4 });
    expect(entries()).toEqual(["and 4 more"]);
  });

  it("can be focused by keyboard when it scrolls", async () => {
    Object.defineProperty(HTMLElement.prototype, "scrollHeight", {
      configurable: true,
      value: 900,
    });
    try {
      show();
      expect(
        await screen.findByRole("group", { name: "These contracts would end" }),
      ).toHaveAttribute("tabindex", "0");
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, "scrollHeight");
    }
  });
});

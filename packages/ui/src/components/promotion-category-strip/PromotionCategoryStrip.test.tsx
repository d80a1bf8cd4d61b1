import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { PromotionCategoryStrip } from "./PromotionCategoryStrip.tsx";
import { stripLayout } from "./stripLayout.ts";

const categories = ["All", "Slots", "Live", "Sports"].map((label) => ({
  key: label.toLowerCase(),
  label,
}));

function Strip({ onSelect }: { onSelect: (key: string) => void }) {
  const [selected, setSelected] = useState("all");
  return (
    <PromotionCategoryStrip
      label="Promotion types"
      categories={categories}
      selected={selected}
      onSelect={(key) => {
        onSelect(key);
        setSelected(key);
      }}
    />
  );
}

const radio = (name: string) => screen.getByRole("radio", { name });

afterEach(() => {
  document.documentElement.dir = "";
});

describe("PromotionCategoryStrip", () => {
  // PRO-02
  it("shows at most ten categories at a time, with a gap of ten", () => {
    expect(stripLayout).toEqual({ inView: 10, gap: 10 });
  });

  it("is a named radio group with the selected category checked", () => {
    renderUi(<Strip onSelect={vi.fn()} />);
    expect(
      screen.getByRole("radiogroup", { name: "Promotion types" }),
    ).toBeInTheDocument();
    expect(radio("All")).toBeChecked();
    expect(radio("Slots")).not.toBeChecked();
  });

  it("selects a category on click", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(<Strip onSelect={onSelect} />);
    await user.click(radio("Live"));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("live");
    expect(radio("Live")).toBeChecked();
  });

  it("is a single tab stop, on the selected category", async () => {
    const { user } = renderUi(
      <>
        <Strip onSelect={vi.fn()} />
        <button type="button">After</button>
      </>,
    );
    await user.click(radio("Live"));
    await user.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(radio("Live")).toHaveFocus();
  });

  it.each([
    ["ltr", "ArrowRight", "Slots"],
    ["ltr", "ArrowLeft", "Sports"],
    ["ltr", "ArrowDown", "Slots"],
    ["rtl", "ArrowLeft", "Slots"],
    ["rtl", "ArrowRight", "Sports"],
  ])("in %s, %s from the first category selects %s", async (dir, key, name) => {
    document.documentElement.dir = dir;
    const onSelect = vi.fn();
    const { user } = renderUi(<Strip onSelect={onSelect} />);
    await user.tab();
    expect(radio("All")).toHaveFocus();
    /* The key is released only after focus has moved. */
    await user.keyboard(`{${key}>}`);
    await waitFor(() => expect(radio(name)).toHaveFocus());
    await user.keyboard(`{/${key}}`);
    expect(radio(name)).toBeChecked();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(name.toLowerCase());
  });

  it("scrolls to centre the selected category", async () => {
    const scrollBy = vi.fn();
    Element.prototype.scrollBy = scrollBy;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
      function box(this: Element) {
        const at = this.textContent === "Sports" ? 900 : 0;
        const width = this.role === "radiogroup" ? 300 : 100;
        return DOMRect.fromRect
          ? DOMRect.fromRect({ x: at, width, height: 44 })
          : new DOMRect(at, 0, width, 44);
      },
    );
    const { user } = renderUi(<Strip onSelect={vi.fn()} />);
    scrollBy.mockClear();
    await user.click(radio("Sports"));
    // The strip scrolls after it was drawn, which on a busy machine is after the press.
    await waitFor(() =>
      expect(scrollBy).toHaveBeenCalledWith({ left: 900 + 50 - 150 }),
    );
  });

  it("can be reached with Tab when the selected category is not in it", async () => {
    const { user } = renderUi(
      <PromotionCategoryStrip
        label="Kinds"
        categories={categories}
        selected="gone"
        onSelect={vi.fn()}
      />,
    );
    await user.tab();
    expect(radio("All")).toHaveFocus();
  });

  it("renders nothing without categories", () => {
    const { container } = renderUi(
      <PromotionCategoryStrip
        label="Kinds"
        categories={[]}
        selected=""
        onSelect={vi.fn()}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

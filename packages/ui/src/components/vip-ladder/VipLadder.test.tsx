import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { VipLadder } from "./VipLadder.tsx";

const ranks = ["Sand", "Coral", "Pearl"].map((label, index) => ({
  key: String(index + 1),
  label,
  benefits: [{ title: `What ${label} brings`, detail: "Every day." }],
}));

function show(current: string, options = {}) {
  renderUi(
    <VipLadder
      label="VIP ranks"
      ranks={ranks}
      current={current}
      progress={<p>half of it</p>}
    />,
    options,
  );
  const list = screen.getByRole("list", { name: "VIP ranks" });
  return [...list.children].map((rung) => rung.textContent ?? "");
}

describe("VipLadder", () => {
  it("says in words whether each rank has been reached", () => {
    const [sand, coral, pearl] = show("2");
    expect(sand).toContain("Sand Reached");
    expect(coral).toContain("Coral Your rank");
    expect(pearl).toContain("Pearl Not reached yet");
    const current = document.querySelector<HTMLElement>("[aria-current=true]");
    expect(current?.textContent).toBe(coral);
  });

  it("shows the progress only within the member's own rank", () => {
    show("2");
    const current = document.querySelector<HTMLElement>("[aria-current=true]");
    expect(screen.getAllByText("half of it")).toHaveLength(1);
    expect(
      current && within(current).getByText("half of it"),
    ).toBeInTheDocument();
  });

  it("marks no rank as reached when the current rank is not listed", () => {
    expect(show("9").join()).not.toMatch(/(?<!Not )[Rr]eached(?! yet)/);
    expect(screen.queryByText("half of it")).not.toBeInTheDocument();
  });

  it("says how each rank is reached and kept, before its benefits", () => {
    const withTerms = ranks.map((rank) => ({
      ...rank,
      terms: [`How ${rank.label} is reached`, `How ${rank.label} is kept`],
    }));
    renderUi(<VipLadder label="VIP ranks" ranks={withTerms} current="2" />);
    const [, coral] = screen.getByRole("list", { name: "VIP ranks" }).children;
    expect(coral).toHaveTextContent(
      /How Coral is reached.*How Coral is kept.*What Coral brings/,
    );
  });

  it("shows its texts in Malay", () => {
    const messages = { "ui.vipLadder.current": "Peringkat anda" };
    const [, coral] = show("2", { locale: "ms", messages });
    expect(coral).toContain("Peringkat anda");
  });
});

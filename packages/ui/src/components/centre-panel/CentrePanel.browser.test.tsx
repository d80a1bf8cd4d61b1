import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { IntlProvider } from "react-intl";
import { brandId } from "virtual:brand";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "../../styles/reset.css.ts";
import "../../styles/base.css.ts";
import "virtual:brand/theme.css";
import * as stories from "../../private/testing/stories.css.ts";
import { CentrePanel } from "./CentrePanel.tsx";
import { english, wordsOf } from "../../words/english.testing.ts";

beforeEach(() => {
  document.documentElement.dataset["brand"] = brandId;
  document.documentElement.dataset["mode"] = "dark";
});

afterEach(cleanup);

function Centre({ narrow }: { narrow: boolean }) {
  const [selected, setSelected] = useState("wallet");
  return (
    <IntlProvider locale="en" messages={english}>
      <div
        className={narrow ? stories.phone : undefined}
        style={narrow ? undefined : { inlineSize: "60rem" }}
      >
        <CentrePanel
          presentation="page"
          label="Member centre"
          selected={selected}
          onSelect={setSelected}
          groups={[
            {
              key: "all",
              items: [
                { key: "wallet", label: "Wallet", icon: "wallet" },
                { key: "deposit", label: "Deposit", icon: "deposit" },
              ],
            },
          ]}
        >
          Content of {selected}
        </CentrePanel>
      </div>
    </IntlProvider>
  );
}

const entry = (name: string) => screen.queryByRole("button", { name });
const back = () => entry("Back to Member centre");

describe("CentrePanel", () => {
  it("shows the list and the page side by side in a wide container", () => {
    render(<Centre narrow={false} />);
    expect(entry(wordsOf("ui.memberBlock.deposit"))?.checkVisibility()).toBe(
      true,
    );
    expect(screen.getByText("Content of wallet").checkVisibility()).toBe(true);
    expect(back()).toBeNull();
  });

  it("shows the page, then the list, then another page in a narrow container", () => {
    render(<Centre narrow />);
    expect(screen.getByText("Content of wallet").checkVisibility()).toBe(true);
    expect(entry(wordsOf("ui.memberBlock.deposit"))).toBeNull();

    fireEvent.click(screen.getByRole("button", { name: /^Back/ }));
    expect(screen.queryByRole("heading", { name: "Wallet" })).toBeNull();
    expect(document.activeElement).toBe(entry("Wallet"));

    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("ui.memberBlock.deposit") }),
    );
    expect(entry("Wallet")).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("heading", { name: wordsOf("ui.memberBlock.deposit") }),
    );
  });

  it("scrolls a list taller than the window to the selected entry without scrolling the window", () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      key: `page-${index}`,
      label: `Page ${index}`,
      icon: "wallet" as const,
    }));
    const centre = (selected: string) => (
      <IntlProvider locale="en" messages={english}>
        <div style={{ inlineSize: "60rem" }}>
          <CentrePanel
            presentation="page"
            label="Member centre"
            selected={selected}
            onSelect={() => {}}
            groups={[{ key: "all", items }]}
          />
        </div>
      </IntlProvider>
    );
    const { rerender } = render(centre("page-59"));
    const box = (name: string) => entry(name)?.getBoundingClientRect();
    expect(box("Page 59")?.bottom).toBeLessThanOrEqual(innerHeight);
    rerender(centre("page-0"));
    expect(box("Page 0")?.top).toBeGreaterThanOrEqual(0);
    expect(scrollY).toBe(0);
  });

  it("does not overflow a narrow container", () => {
    const { container } = render(<Centre narrow />);
    const frame = container.firstElementChild;
    expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  });
});

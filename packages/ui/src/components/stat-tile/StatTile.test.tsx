import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { StatGrid } from "./StatGrid.tsx";
import { StatTile, type StatTileProps } from "./StatTile.tsx";

const figure = (props: Partial<StatTileProps>, locale = "en") => {
  const { container } = renderUi(
    <StatTile label="Stakes" value="1234.5" {...props} />,
    { locale },
  );
  return container.querySelector("dd")?.textContent?.replaceAll("\u00a0", " ");
};

describe("StatTile", () => {
  it.each<[Partial<StatTileProps>, string, string]>([
    [{}, "en", "1,234.5"],
    [{ kind: "money", currencySymbol: "RM" }, "en", "RM 1,234.50"],
    [{ kind: "percent", value: "0.9625" }, "en", "96.3%"],
    [{ value: "1204" }, "vi", "1.204"],
    [{ value: "-12" }, "en", "-12"],
    [
      { value: "123456789012345678901234567890" },
      "en",
      "123,456,789,012,345,678,901,234,567,890",
    ],
  ])("formats %j in %s as %s", (props, locale, words) => {
    expect(figure(props, locale)).toBe(words);
  });

  it.each([undefined, "", "NaN", "1e9", "<b>"])(
    "shows %j as a dash, not as zero",
    (value) => {
      expect(figure({ value })).toBe("–Amount not known");
    },
  );

  it.each([
    [0.124, "12% more than last week"],
    [-0.38, "38% less than last week"],
    [0.021, "2.1% more than last week"],
    [0.0004, "Same as last week"],
    [0, "Same as last week"],
    [Number.POSITIVE_INFINITY, "No comparison with last week"],
    [Number.NaN, "No comparison with last week"],
  ])("describes a change of %s in words", (share, words) => {
    renderUi(
      <StatTile
        label="Bets"
        value="1"
        change={{ share, before: "last week" }}
      />,
    );
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("shows an arrow up or down for a change, and none when nothing changed", () => {
    const path = (share: number) => {
      const { container, unmount } = renderUi(
        <StatTile label="Bets" value="1" change={{ share, before: "May" }} />,
      );
      const drawn = container.querySelector("path")?.getAttribute("d");
      unmount();
      return drawn;
    };
    expect(path(0.5)).not.toBe(path(-0.5));
    expect(path(0)).toBeUndefined();
  });

  it("has one colour for welcome changes and another for unwelcome ones, whatever the direction", () => {
    const colour = (share: number, welcome: "more" | "less") => {
      const { container, unmount } = renderUi(
        <StatTile
          label="a"
          value="1"
          change={{ share, before: "b", welcome }}
        />,
      );
      const name = container.querySelector("dd:last-child")?.className;
      unmount();
      return name;
    };
    expect(colour(0.5, "more")).toBe(colour(-0.5, "less"));
    expect(colour(0.5, "less")).toBe(colour(-0.5, "more"));
    expect(colour(0.5, "more")).not.toBe(colour(0.5, "less"));
  });

  it("shows neither the old figure nor its change while loading", () => {
    const { container } = renderUi(
      <StatTile
        loading
        label="Bets"
        value="1204"
        change={{ share: 0.5, before: "May" }}
      />,
    );
    expect(container).toHaveTextContent(/^Bets$/);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it("forms a named list with other tiles", () => {
    renderUi(
      <StatGrid label="This week">
        <StatTile label="Bets" value="1" />
        <StatTile label="Players" value="2" />
      </StatGrid>,
    );
    expect(screen.getByRole("list", { name: "This week" })).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});

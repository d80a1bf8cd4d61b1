import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("Heading", () => {
  it("keeps its level whatever its size", () => {
    render(
      <Heading level={3} size="display" id="balance">
        Balance
      </Heading>,
    );
    expect(
      screen.getByRole("heading", {
        level: 3,
        name: wordsOf("ui.balance.label"),
      }),
    ).toHaveAttribute("id", "balance");
  });

  it("takes its size from the level unless a size is given", () => {
    render(
      <>
        <Heading level={1}>One</Heading>
        <Heading level={4} size="page">
          Four
        </Heading>
        <Heading level={2}>Two</Heading>
      </>,
    );
    const classOf = (level: number) =>
      screen.getByRole("heading", { level }).className;
    expect(classOf(1)).toBe(classOf(4));
    expect(classOf(1)).not.toBe(classOf(2));
  });
});

describe("Text", () => {
  it("renders as the given element", () => {
    render(
      <Text as="strong" weight="strong">
        12 games
      </Text>,
    );
    expect(screen.getByRole("strong")).toHaveTextContent("12 games");
  });

  it("renders as a paragraph by default", () => {
    render(<Text>12 games</Text>);
    expect(screen.getByRole("paragraph")).toHaveTextContent("12 games");
  });
});

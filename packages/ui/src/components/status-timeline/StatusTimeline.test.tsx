import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { StatusTimeline, type StatusTimelineProps } from "./StatusTimeline.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const begin = Date.UTC(2026, 4, 3, 6, 30);
const hour = 3_600_000;

function show(
  stages: StatusTimelineProps["stages"],
  options: Parameters<typeof renderUi>[1] = {},
) {
  renderUi(
    <StatusTimeline
      label="Withdrawal"
      timeZone="Asia/Kuala_Lumpur"
      stages={stages}
    />,
    options,
  );
  const list = screen.getByRole("list", { name: "Withdrawal" });
  return { list, items: within(list).getAllByRole("listitem") };
}

describe("StatusTimeline", () => {
  it.each([
    ["done", "Done"],
    ["current", wordsOf("ui.statusTimeline.current")],
    ["waiting", wordsOf("ui.statusTimeline.waiting")],
    ["failed", "Failed"],
    ["skipped", "Not needed"],
  ] as const)("shows %s in words and with its own icon", (state, words) => {
    const { list, items } = show([
      { key: "a", title: "In review", state },
      { key: "b", title: "Other", state: state === "done" ? "failed" : "done" },
    ]);
    expect(list.localName).toBe("ol");
    expect(items[0]).toHaveTextContent(`In review${words}`);
    const mark = (item?: HTMLElement) => item?.querySelector("svg")?.innerHTML;
    expect(mark(items[0])).not.toBe(mark(items[1]));
  });

  it("marks the current stage", () => {
    const { items } = show([
      { key: "a", title: "Requested", state: "done" },
      { key: "b", title: "In review", state: "current" },
    ]);
    expect(items[0]).not.toHaveAttribute("aria-current");
    expect(items[1]).toHaveAttribute("aria-current", "step");
  });

  it("shows times in the given time zone, with a machine-readable datetime", () => {
    const { items } = show([
      {
        key: "a",
        title: "In review",
        state: "current",
        time: begin,
        expected: begin + 2 * hour,
      },
    ]);
    const times = [...(items[0]?.querySelectorAll("time") ?? [])];
    expect(times.map((time) => time.textContent)).toEqual([
      "2026/05/03 14:30:00",
      "Expected by \u20662026/05/03 16:30:00\u2069",
    ]);
    expect(times[0]).toHaveAttribute("datetime", "2026-05-03T06:30:00.000Z");
  });

  it("shows no expected time for stages that are done or skipped", () => {
    show([
      { key: "a", title: "Paid", state: "done", expected: begin },
      { key: "b", title: "Checked", state: "skipped", expected: begin },
    ]);
    expect(screen.queryByText(/Expected/)).not.toBeInTheDocument();
  });

  it("shows no time for invalid timestamps", () => {
    const { items } = show([
      {
        key: "a",
        title: "Paid",
        state: "current",
        time: Number.NaN,
        expected: Number.POSITIVE_INFINITY,
      },
    ]);
    expect(items[0]?.querySelector("time")).toBeNull();
  });

  it("shows an explanation and an action", () => {
    show([
      {
        key: "a",
        title: "Your confirmation",
        state: "current",
        explanation: "Has it arrived?",
        action: <button>Answer</button>,
      },
    ]);
    expect(screen.getByText("Has it arrived?")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Answer" })).toBeInTheDocument();
  });

  it("shows its texts in Malay", () => {
    const { items } = show(
      [{ key: "a", title: "Semakan", state: "current", expected: begin }],
      {
        locale: "ms",
        messages: {
          "ui.statusTimeline.current": "Sedang berjalan",
          "ui.statusTimeline.expected": "Dijangka sebelum {time}",
        },
      },
    );
    expect(items[0]).toHaveTextContent(
      "SemakanSedang berjalanDijangka sebelum \u20662026/05/03 14:30:00\u2069",
    );
  });
});

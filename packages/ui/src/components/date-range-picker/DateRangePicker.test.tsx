import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Modal } from "../modal/Modal.tsx";
import {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
} from "./DateRangePicker.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const none: DateRange = { start: "", end: "" };

function Period({
  value: first = none,
  onChange,
  ...props
}: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateRangePicker
      label="Period"
      name="period"
      today="2026-11-21"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

const all = ["previous7", "previous30", "next7", "next30"] as const;
const place = (name: string) => screen.getByRole("spinbutton", { name });
const press = (name: RegExp | string) => screen.getByRole("button", { name });
const opener = () => press(wordsOf("ui.calendarOverlay.open"));
const shown = () =>
  screen
    .getAllByRole("spinbutton")
    .map((input) => input.getAttribute("value"))
    .join(" ");

/* Simulates the width of a screen, which jsdom does not have. */
function screenOf(matches: (query: string) => boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
beforeEach(() => screenOf((query) => query.includes("min-width: 40em")));

describe("DateRangePicker, typed input", () => {
  it("moves on from the start date to the end date and back, and reports both dates together", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period onChange={onChange} />);
    await user.tab();
    await user.keyboard("2026110120261107");
    expect(onChange.mock.calls).toEqual([
      [{ start: "2026-11-01", end: "2026-11-07" }],
    ]);
    await user.click(place("End date, Year"));
    await user.keyboard("{ArrowLeft}");
    expect(place("Start date, Day")).toHaveFocus();
  });

  it("reports an empty period and shows an error when the end date becomes incomplete", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Period
        value={{ start: "2026-11-01", end: "2026-11-07" }}
        onChange={onChange}
      />,
    );
    await user.click(place("End date, Day"));
    await user.keyboard("{Backspace}");
    expect(onChange.mock.calls).toEqual([[none]]);
    expect(shown()).toBe("2026 11 01 2026 11 ");
    await user.tab();
    await user.tab();
    expect(place("Start date, Year")).toHaveAccessibleDescription(
      wordsOf("ui.dateField.partial"),
    );
  });

  it.each([
    ["2026110720261101", {}, wordsOf("ui.dateRangePicker.order")],
    ["2026110120261107", { maxDays: 6 }, "Choose at most 6 days."],
    [
      "2026110120261107",
      { max: "2026-11-06" },
      "Choose 2026/11/06 or earlier.",
    ],
    ["2026110120261107", { min: "2026-11-02" }, "Choose 2026/11/02 or later."],
    ["20261101", {}, wordsOf("ui.dateRangePicker.half")],
    ["2026023120261107", {}, wordsOf("ui.dateField.impossible")],
  ])("rejects %s under %j with an explanation", async (keys, rules, words) => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period {...rules} onChange={onChange} />);
    await user.tab();
    await user.keyboard(keys);
    await user.click(document.body);
    expect(onChange).not.toHaveBeenCalled();
    expect(place("End date, Day")).toHaveAccessibleDescription(words);
    expect(place("End date, Day")).toBeInvalid();
  });

  it("accepts the maximum number of days, counting both ends", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period maxDays={7} onChange={onChange} />);
    await user.tab();
    await user.keyboard("2026110120261107");
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([
    { start: "2026-11-07", end: "2026-11-01" },
    { start: "9999-99-99", end: "nonsense" },
    { start: "2026-11-01/2026-11-02", end: "" },
    { start: "x".repeat(10_000), end: "2026-02-30" },
  ])("handles the invalid period %.60j", async (value) => {
    const { user } = renderUi(
      <Period value={value} today="?" min="?" max="2026-13-01" maxDays={0} />,
    );
    await user.click(opener());
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});

/** A page that keeps its days while the field has none, as the records do. */
function Records(rules: Partial<DateRangePickerProps>) {
  const [days, setDays] = useState({ start: "2026-11-15", end: "2026-11-21" });
  return (
    <DateRangePicker
      label="Period"
      name="period"
      today="2026-11-21"
      {...rules}
      value={days}
      onChange={(next) => next.start !== "" && setDays(next)}
    />
  );
}

describe("DateRangePicker, a period that cannot be used", () => {
  const stillShown = (problem: string) =>
    `${problem} The list still shows 2026/11/15 to 2026/11/21.`;

  it.each([
    ["2026112220261115", {}, wordsOf("ui.dateRangePicker.order")],
    ["2020111520261121", { maxDays: 366 }, "Choose at most 366 days."],
    [
      "2026111520261122",
      { max: "2026-11-21" },
      "Choose 2026/11/21 or earlier.",
    ],
    ["2026081420261122", { min: "2026-08-24" }, "Choose 2026/08/24 or later."],
  ])(
    "says why %s is refused under %j with its last digit, and what is still shown",
    async (keys, rules, words) => {
      const { user } = renderUi(<Records {...rules} />);
      await user.click(place("Start date, Year"));
      await user.keyboard(keys.slice(0, -1));
      expect(screen.getByRole("status")).toBeEmptyDOMElement();
      await user.keyboard(keys.slice(-1));
      expect(place("End date, Day")).toHaveFocus();
      expect(place("End date, Day")).toHaveAccessibleDescription(
        stillShown(words),
      );
      expect(screen.getByRole("status")).toHaveTextContent(stillShown(words));
      expect(shown().replaceAll(" ", "")).toBe(keys);
    },
  );

  it("says so on Enter, before the rest is typed", async () => {
    const { user } = renderUi(<Records maxDays={366} />);
    await user.click(place("Start date, Year"));
    await user.keyboard("2020");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent(
      stillShown("Choose at most 366 days."),
    );
  });

  it("says what is still shown once both dates are empty", async () => {
    const { user } = renderUi(<Records />);
    for (const part of ["Year", "Month", "Day"])
      for (const side of ["Start", "End"]) {
        await user.click(place(`${side} date, ${part}`));
        await user.keyboard("{Backspace}");
      }
    await user.click(document.body);
    expect(place("Start date, Year")).toHaveAccessibleDescription(
      stillShown(wordsOf("ui.dateRangePicker.half")),
    );
  });

  it("says nothing more once the period is usable", async () => {
    const { user } = renderUi(<Records max="2026-11-21" />);
    await user.click(place("Start date, Year"));
    await user.keyboard("2026111520261122");
    await user.click(place("End date, Day"));
    await user.keyboard("20");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(place("End date, Day")).toHaveAccessibleDescription("");
  });
});

describe("DateRangePicker, calendar", () => {
  it("puts the two chosen dates in order when the second one is earlier", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period onChange={onChange} />);
    await user.click(opener());
    expect(
      screen.getByText(wordsOf("ui.dateRangePicker.askStart")),
    ).toBeInTheDocument();
    await user.click(press(/November 10, 2026/));
    expect(onChange).not.toHaveBeenCalled();
    expect(
      screen.getByText("Start date: 2026/11/10. Now choose the end date."),
    ).toBeInTheDocument();
    await user.click(press(/November 6, 2026/));
    expect(onChange.mock.calls).toEqual([
      [{ start: "2026-11-06", end: "2026-11-10" }],
    ]);
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(shown()).toBe("2026 11 06 2026 11 10");
  });

  it("selects a period by keyboard alone, across the end of a month", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period onChange={onChange} />);
    await user.click(opener());
    await user.keyboard("{Enter}{ArrowDown}{ArrowDown}{Enter}");
    expect(onChange.mock.calls).toEqual([
      [{ start: "2026-11-21", end: "2026-12-05" }],
    ]);
  });

  it("marks the days between the start date and the hovered end date", async () => {
    const { user } = renderUi(<Period />);
    await user.click(opener());
    await user.click(press(/November 10, 2026/));
    await user.hover(press(/November 12, 2026/));
    expect(press("Tuesday, November 10, 2026, start date")).toBeInTheDocument();
    expect(
      press("Wednesday, November 11, 2026, in the period").parentElement,
    ).toHaveAttribute("aria-selected", "true");
    expect(press("Thursday, November 12, 2026, end date")).toBeInTheDocument();
    expect(press("Friday, November 13, 2026").parentElement).toHaveAttribute(
      "aria-selected",
      "false",
    );
  });

  it("closes on Escape without a change when only one date is chosen", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period onChange={onChange} />);
    await user.click(opener());
    await user.click(press(/November 10, 2026/));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onChange).not.toHaveBeenCalled();
    expect(shown()).toBe("     ");
  });

  it("does not select an end date that makes the period too long, and says why", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period maxDays={7} onChange={onChange} />);
    await user.click(opener());
    await user.click(press(/November 10, 2026/));
    expect(press(/November 17, 2026/)).toHaveAccessibleDescription(
      "Choose at most 7 days.",
    );
    await user.click(press(/November 17, 2026/));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press(/November 16, 2026/));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("shows the last two selectable months side by side and goes back by one month", async () => {
    const { user } = renderUi(<Period max="2026-11-21" />);
    await user.click(opener());
    expect(
      screen
        .getAllByRole("grid")
        .map((grid) => grid.getAttribute("aria-label")),
    ).toEqual(["October 2026", "November 2026"]);
    expect(press(wordsOf("ui.calendar.next"))).toBeDisabled();
    await user.click(press(wordsOf("ui.calendar.previous")));
    expect(
      screen
        .getAllByRole("grid")
        .map((grid) => grid.getAttribute("aria-label")),
    ).toEqual(["September 2026", "October 2026"]);
    expect(press(wordsOf("ui.calendar.previous"))).toHaveFocus();
  });

  it("shows one month in a sheet on a phone", async () => {
    screenOf((query) => query.includes("max-width: 39.99em"));
    const onChange = vi.fn();
    const { user } = renderUi(<Period onChange={onChange} />);
    await user.click(opener());
    const sheet = screen.getByRole("dialog", {
      name: wordsOf("ui.dateRangePicker.choose"),
    });
    expect(within(sheet).getAllByRole("grid")).toHaveLength(1);
    await user.click(
      within(sheet).getByRole("button", { name: /November 2, / }),
    );
    await user.click(
      within(sheet).getByRole("button", { name: /November 3, / }),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      start: "2026-11-02",
      end: "2026-11-03",
    });
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it("starts the week on the first day of the locale", async () => {
    const { user } = renderUi(<Period />, { locale: "en-GB" });
    await user.click(opener());
    expect(screen.getAllByRole("columnheader")[0]).toHaveAccessibleName(
      "Monday",
    );
  });

  it("works inside a dialog, and Escape closes the calendar first", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Records" onClose={onClose}>
        <Period presets={all} />
      </Modal>,
    );
    await user.click(opener());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(opener());
    await user.click(press(wordsOf("ui.dateRangePicker.previous7")));
    expect(shown()).toBe("2026 11 15 2026 11 21");
    await waitFor(() => expect(opener()).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("DateRangePicker shortcuts (CFG-19)", () => {
  it.each([
    [wordsOf("ui.dateRangePicker.previous7"), "2026-11-15", "2026-11-21"],
    [wordsOf("ui.dateRangePicker.previous30"), "2026-10-23", "2026-11-21"],
    ["Next 7 days", "2026-11-21", "2026-11-27"],
    ["Next 30 days", "2026-11-21", "2026-12-20"],
  ])("“%s” selects %s to %s, including today", async (name, start, end) => {
    const onChange = vi.fn();
    const { user } = renderUi(<Period presets={all} onChange={onChange} />);
    await user.click(opener());
    await user.click(press(name));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start, end });
    await user.click(opener());
    expect(press(name)).toHaveAttribute("aria-pressed", "true");
  });

  it("include only the given ones, and are disabled when they break a limit", async () => {
    const { user } = renderUi(
      <Period
        presets={["previous30", "next7"]}
        max="2026-11-21"
        maxDays={30}
      />,
    );
    await user.click(opener());
    const buttons = within(
      screen.getByRole("group", {
        name: wordsOf("ui.dateRangePicker.presets"),
      }),
    ).getAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual([
      wordsOf("ui.dateRangePicker.previous30"),
      "Next 7 days",
    ]);
    expect(buttons[0]).toBeEnabled();
    expect(buttons[1]).toBeDisabled();
  });
});

describe("DateRangePicker with an apply button", () => {
  it("applies the period only when the button is pressed", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Period apply="button" presets={all} onChange={onChange} />,
    );
    await user.click(opener());
    expect(press(wordsOf("ui.dateRangePicker.apply"))).toBeDisabled();
    await user.click(press(wordsOf("ui.dateRangePicker.previous30")));
    expect(press(wordsOf("ui.dateRangePicker.previous30"))).toHaveFocus();
    expect(
      screen.getByText("2026/10/23 to 2026/11/21, 30 days."),
    ).toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press(wordsOf("ui.dateRangePicker.cancel")));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(opener());
    await user.click(press(/November 10, 2026/));
    await user.click(press(/November 10, 2026/));
    expect(press(/November 10, 2026, start and end date/)).toHaveFocus();
    await user.click(press(wordsOf("ui.dateRangePicker.apply")));
    expect(onChange.mock.calls).toEqual([
      [{ start: "2026-11-10", end: "2026-11-10" }],
    ]);
  });
});

const malay = {
  "ui.dateSegments.year": "Tahun",
  "ui.dateSegments.month": "Bulan",
  "ui.dateSegments.day": "Hari",
  "ui.dateSegments.empty": "Kosong",
  "ui.calendarOverlay.open": "Pilih dalam kalendar",
  "ui.calendar.previous": "Bulan sebelum",
  "ui.calendar.next": "Bulan berikut",
  "ui.calendar.month": "Bulan",
  "ui.calendar.year": "Tahun",
  "ui.calendar.today": "hari ini",
  "ui.dateRangePicker.choose": "Pilih tempoh",
  "ui.dateRangePicker.start": "Dari",
  "ui.dateRangePicker.end": "Hingga",
  "ui.dateRangePicker.presets": "Pintasan",
  "ui.dateRangePicker.previous7": "7 hari lalu",
  "ui.dateRangePicker.firstDay": "hari pertama",
  "ui.dateRangePicker.between": "dalam tempoh",
  "ui.dateRangePicker.lastDay": "hari terakhir",
  "ui.dateRangePicker.onlyDay": "hari pertama dan terakhir",
  "ui.dateRangePicker.askStart": "Pilih hari pertama.",
  "ui.dateRangePicker.askEnd": "Dari {date}. Pilih hari terakhir.",
  "ui.dateRangePicker.chosen": "{start} hingga {end}, {count} hari.",
};

describe("DateRangePicker for screen readers", () => {
  it("is read in order in English", async () => {
    const { user, container } = renderUi(
      <Period
        presets={["previous7"]}
        value={{ start: "2026-11-19", end: "2026-11-21" }}
      />,
    );
    expect(transcript(container)).toEqual([
      '"Period"',
      'group "Period"',
      'spinbutton "Start date, Year" = "2026"',
      'spinbutton "Start date, Month" = "11, November"',
      'spinbutton "Start date, Day" = "19"',
      'spinbutton "End date, Year" = "2026"',
      'spinbutton "End date, Month" = "11, November"',
      'spinbutton "End date, Day" = "21"',
      `button "${wordsOf("ui.calendarOverlay.open")}", collapsed, opens dialog`,
    ]);
    await user.click(opener());
    const heard = transcript(screen.getByRole("dialog"));
    expect(heard.slice(0, 13)).toEqual([
      'dialog "Choose a period"',
      'group "Common periods"',
      `button "${wordsOf("ui.dateRangePicker.previous7")}", not pressed`,
      "status",
      '"2026/11/19 to 2026/11/21, 3 days."',
      'group "Choose a period"',
      "status",
      '"November 2026, December 2026"',
      'button "Previous month"',
      'combobox "Month" = "November"',
      'combobox "Year" = "2026"',
      'grid "November 2026"',
      'columnheader "Sunday"',
    ]);
    const at = heard.indexOf('gridcell "19", selected');
    expect(heard.slice(at, at + 6)).toEqual([
      'gridcell "19", selected',
      'button "Thursday, November 19, 2026, start date", focused',
      'gridcell "20", selected',
      'button "Friday, November 20, 2026, in the period"',
      'gridcell "21", selected',
      'button "Saturday, November 21, 2026, today, end date", current date',
    ]);
  });

  it("is read in Malay, which React Aria does not support", async () => {
    const { user } = renderUi(<Period presets={["previous7"]} />, {
      locale: "ms",
      messages: malay,
    });
    await user.click(press("Pilih dalam kalendar"));
    await user.click(press("Khamis, 19 November 2026"));
    const heard = transcript();
    expect(heard).toContain('"Dari 2026/11/19. Pilih hari terakhir."');
    expect(heard).toContain(
      'button "Khamis, 19 November 2026, hari pertama dan terakhir", focused',
    );
    expect(heard).toContain(
      'button "Sabtu, 21 November 2026, hari ini", current date',
    );
    expect(heard).toContain('grid "Disember 2026"');
    expect(heard).toContain('group "Pintasan"');
    expect(heard.join()).not.toMatch(
      /Choose|today|Selected|Previous|Next|Click|start date|Dismiss/,
    );
  });
});

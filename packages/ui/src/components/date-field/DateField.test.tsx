import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Modal } from "../modal/Modal.tsx";
import { DateField, type DateFieldProps } from "./DateField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function Birthday({
  value: first = "",
  onChange,
  ...props
}: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      label="Birthday"
      name="birthday"
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

const place = (name: string) => screen.getByRole("spinbutton", { name });
const shown = () =>
  ["Year", "Month", "Day"].map((name) => place(name).getAttribute("value"));
const opener = () =>
  screen.getByRole("button", { name: wordsOf("ui.calendarOverlay.open") });
const day = (name: RegExp | string) => screen.getByRole("button", { name });

describe("DateField, typed input", () => {
  it("moves from segment to segment and reports a complete date in ISO format", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Birthday onChange={onChange} />);
    await user.tab();
    expect(place(wordsOf("ui.calendar.year"))).toHaveFocus();
    await user.keyboard("19900807");
    expect(shown()).toEqual(["1990", "08", "07"]);
    expect(onChange.mock.calls).toEqual([["1990-08-07"]]);
  });

  it.each([
    ["Arabic", "ar-EG", "١٩٩٠٠٨٠٧"],
    ["Persian", "fa", "۱۹۹۰۰۸۰۷"],
    ["Thai", "th", "๑๙๙๐๐๘๐๗"],
    ["Burmese", "my", "၁၉၉၀၀၈၀၇"],
  ])("accepts %s digits and stays Gregorian", async (_script, locale, keys) => {
    const onChange = vi.fn();
    const { user } = renderUi(<Birthday onChange={onChange} />, { locale });
    await user.tab();
    for (const key of keys) await user.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith("1990-08-07");
    expect(place(wordsOf("ui.calendar.year"))).toHaveValue("1990");
  });

  it("moves on at a separator and pads single digits with a zero", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Birthday onChange={onChange} />);
    await user.tab();
    await user.keyboard("1990/1/2");
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith("1990-01-02");
    expect(shown()).toEqual(["1990", "01", "02"]);
  });

  it("fills its segments from a pasted date", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Birthday onChange={onChange} />);
    await user.click(place(wordsOf("ui.calendar.year")));
    await user.paste("1990-08-07");
    expect(onChange).toHaveBeenLastCalledWith("1990-08-07");
  });

  it("changes each segment with the spin button keys", async () => {
    const { user } = renderUi(<Birthday value="2024-02-29" />);
    await user.click(place(wordsOf("ui.dateSegments.day")));
    await user.keyboard("{ArrowUp}");
    expect(place(wordsOf("ui.dateSegments.day"))).toHaveValue("01");
    await user.keyboard("{ArrowDown}{ArrowLeft}{ArrowDown}");
    expect(shown()).toEqual(["2024", "01", "29"]);
    await user.keyboard("{ArrowLeft}{PageUp}");
    expect(place(wordsOf("ui.calendar.year"))).toHaveValue("2034");
    expect(place(wordsOf("ui.calendar.month"))).toHaveAttribute(
      "aria-valuetext",
      "1, January",
    );
    expect(place(wordsOf("ui.calendar.month"))).toHaveAttribute(
      "aria-valuemax",
      "12",
    );
  });

  it("moves back from an empty segment on Backspace, and reports an empty value when cleared", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Birthday value="2024-02-29" onChange={onChange} />,
    );
    await user.click(place(wordsOf("ui.dateSegments.day")));
    await user.keyboard("{Backspace}{Backspace}");
    expect(place(wordsOf("ui.calendar.month"))).toHaveFocus();
    await user.keyboard("{Backspace}{Backspace}{Backspace}");
    expect(onChange.mock.calls).toEqual([[""]]);
    expect(shown()).toEqual(["", "", ""]);
  });

  it("shows an error for an impossible or incomplete date when focus has left", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Birthday onChange={onChange} />);
    await user.tab();
    await user.keyboard("20260231");
    expect(screen.queryByText(/no such day/)).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(place(wordsOf("ui.calendar.year"))).toHaveAccessibleDescription(
      wordsOf("ui.dateField.impossible"),
    );
    expect(place(wordsOf("ui.dateSegments.day"))).toBeInvalid();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(place(wordsOf("ui.dateSegments.day")));
    await user.keyboard("{Backspace}");
    await user.tab();
    await user.tab();
    expect(place(wordsOf("ui.calendar.year"))).toHaveAccessibleDescription(
      wordsOf("ui.dateField.partial"),
    );
  });

  it("never accepts 9999/99/99, typed or pasted", async () => {
    const { user } = renderUi(<Birthday />);
    await user.tab();
    await user.keyboard("99999999");
    expect(shown()).toEqual(["9999", "09", "09"]);
    await user.click(place(wordsOf("ui.calendar.year")));
    await user.paste("9999/99/99");
    await user.tab();
    await user.tab();
    await user.tab();
    expect(place(wordsOf("ui.calendar.year"))).toHaveAccessibleDescription(
      wordsOf("ui.dateField.impossible"),
    );
  });

  it("shows the given error instead of its own (VAL-54)", async () => {
    const { user } = renderUi(
      <Birthday
        max="2005-11-21"
        error="Please confirm that you are 21 or older"
        hint="As in your passport"
      />,
    );
    await user.tab();
    await user.keyboard("20100101");
    await user.tab();
    await user.tab();
    expect(place(wordsOf("ui.calendar.year"))).toHaveAccessibleDescription(
      "As in your passport Please confirm that you are 21 or older",
    );
    expect(screen.queryByText(/or earlier\./)).not.toBeInTheDocument();
  });

  it("reports a date beyond its limit and names the limit", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Birthday max="2005-11-21" onChange={onChange} />,
    );
    await user.tab();
    await user.keyboard("20100101");
    await user.tab();
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith("2010-01-01");
    expect(place(wordsOf("ui.calendar.year"))).toHaveAccessibleDescription(
      "Choose 2005/11/21 or earlier.",
    );
  });

  it.each(["2026-13-45", "garbage", "9999-99-99", "2".repeat(10_000)])(
    "shows empty segments for the value %.12s",
    (value) => {
      renderUi(<Birthday value={value} min="nonsense" max="2026-99-99" />);
      expect(shown()).toEqual(["", "", ""]);
    },
  );

  it("follows a value set by its parent", () => {
    const still = () => {};
    const field = (value: string) => (
      <DateField label="Day" name="day" value={value} onChange={still} />
    );
    const { rerender } = renderUi(field("2026-01-05"));
    rerender(field("1999-12-31"));
    expect(shown()).toEqual(["1999", "12", "31"]);
    rerender(field(""));
    expect(shown()).toEqual(["", "", ""]);
  });

  it("can be neither edited nor opened while disabled", async () => {
    const { user } = renderUi(<Birthday value="1990-08-07" disabled />);
    expect(place(wordsOf("ui.calendar.year"))).toBeDisabled();
    await user.click(opener());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("calls onBlur when focus leaves, not when its calendar opens", async () => {
    const onBlur = vi.fn();
    const { user } = renderUi(<Birthday onBlur={onBlur} />);
    await user.click(place(wordsOf("ui.calendar.year")));
    await user.click(opener());
    expect(onBlur).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe("DateField, calendar", () => {
  it("opens at its date, selects another one, closes and returns focus", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Birthday value="2024-02-29" onChange={onChange} />,
    );
    await user.click(opener());
    expect(day("Thursday, February 29, 2024")).toHaveFocus();
    await user.keyboard("{ArrowRight}{Enter}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("2024-03-01");
    expect(shown()).toEqual(["2024", "03", "01"]);
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each([
    ["{ArrowLeft}", "Friday, November 20, 2026"],
    ["{ArrowRight}", "Sunday, November 22, 2026"],
    ["{ArrowUp}", "Saturday, November 14, 2026"],
    ["{ArrowDown}", "Saturday, November 28, 2026"],
    ["{Home}", "Sunday, November 15, 2026"],
    ["{ArrowLeft}{Home}{End}", "Saturday, November 21, 2026, today"],
    ["{PageUp}", "Wednesday, October 21, 2026"],
    ["{PageDown}", "Monday, December 21, 2026"],
    ["{Shift>}{PageUp}{/Shift}", "Friday, November 21, 2025"],
    ["{Shift>}{PageDown}{/Shift}", "Sunday, November 21, 2027"],
  ])("moves by %s to %s", async (keys, name) => {
    const { user } = renderUi(<Birthday />, { locale: "en-US" });
    await user.click(opener());
    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
  });

  it("moves to the next day with the left arrow key on a right-to-left page", async () => {
    document.documentElement.dir = "rtl";
    try {
      const { user } = renderUi(<Birthday />);
      await user.click(opener());
      await user.keyboard("{ArrowLeft}");
      expect(day("Sunday, November 22, 2026")).toHaveFocus();
    } finally {
      document.documentElement.dir = "";
    }
  });

  it("selects a year of birth from a list that ends at the latest allowed year", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Birthday max="2005-11-21" onChange={onChange} />,
    );
    await user.click(opener());
    const years = screen.getByRole("combobox", {
      name: wordsOf("ui.calendar.year"),
    });
    expect(years).toHaveValue("2005");
    expect(within(years).queryByRole("option", { name: "2006" })).toBeNull();
    await user.selectOptions(years, "1931");
    await user.selectOptions(
      screen.getByRole("combobox", { name: wordsOf("ui.calendar.month") }),
      "February",
    );
    await user.click(day("Saturday, February 28, 1931"));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("1931-02-28");
  });

  it("does not select a date beyond its limits and says why", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Birthday min="2026-11-10" max="2026-11-21" onChange={onChange} />,
    );
    await user.click(opener());
    const refused = day("Monday, November 9, 2026");
    expect(refused).toHaveAttribute("aria-disabled", "true");
    expect(refused).toHaveAccessibleDescription("Choose 2026/11/10 or later.");
    await user.click(refused);
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard("{PageUp}{PageUp}");
    expect(day("Tuesday, November 10, 2026")).toHaveFocus();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.calendar.previous") }),
    ).toBeDisabled();
  });

  it("handles a minimum later than the maximum", async () => {
    const { user } = renderUi(<Birthday min="2030-01-01" max="2020-01-01" />);
    await user.click(opener());
    expect(screen.getByRole("grid")).toBeInTheDocument();
    await user.keyboard("{ArrowDown}{PageDown}");
  });

  it("does not move beyond 31 December 9999", async () => {
    const { user } = renderUi(<Birthday value="9999-12-31" />);
    await user.click(opener());
    await user.keyboard("{ArrowRight}{PageDown}");
    expect(day("Friday, December 31, 9999")).toHaveFocus();
  });

  it("works inside a dialog, and Escape closes the calendar first", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Profile" onClose={onClose}>
        <Birthday />
      </Modal>,
    );
    await user.click(opener());
    expect(day("Saturday, November 21, 2026, today")).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(opener());
    await user.click(day("Monday, November 2, 2026"));
    expect(shown()).toEqual(["2026", "11", "02"]);
    await waitFor(() => expect(opener()).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("adds no style element to the page, which a strict CSP would block", async () => {
    const { user } = renderUi(<Birthday />);
    const before = document.querySelectorAll("style").length;
    await user.click(opener());
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});

const malay = {
  "ui.dateSegments.year": "Tahun",
  "ui.dateSegments.month": "Bulan",
  "ui.dateSegments.day": "Hari",
  "ui.dateSegments.empty": "Kosong",
  "ui.dateSegments.yearPlaceholder": "TTTT",
  "ui.dateSegments.monthPlaceholder": "BB",
  "ui.dateSegments.dayPlaceholder": "HH",
  "ui.calendarOverlay.open": "Pilih dalam kalendar",
  "ui.dateField.choose": "Pilih tarikh",
  "ui.dateField.early": "Pilih {date} atau selepasnya.",
  "ui.dateField.late": "Pilih {date} atau sebelumnya.",
  "ui.calendar.previous": "Bulan sebelum",
  "ui.calendar.next": "Bulan berikut",
  "ui.calendar.month": "Bulan",
  "ui.calendar.year": "Tahun",
  "ui.calendar.today": "hari ini",
};

describe("DateField for screen readers", () => {
  it("is read in order in English", async () => {
    const { user, container } = renderUi(
      <Birthday
        value="2026-11-20"
        required
        hint="As in your passport"
        min="2026-11-02"
      />,
    );
    expect(transcript(container)).toEqual([
      '"Birthday"',
      'group "Birthday"',
      'spinbutton "Year" = "2026", required, described "As in your passport"',
      'spinbutton "Month" = "11, November", required, described "As in your passport"',
      'spinbutton "Day" = "20", required, described "As in your passport"',
      `button "${wordsOf("ui.calendarOverlay.open")}", collapsed, opens dialog`,
      '"As in your passport"',
    ]);
    await user.click(opener());
    expect(transcript(screen.getByRole("dialog")).slice(0, 20)).toEqual([
      'dialog "Choose a date"',
      'group "Choose a date"',
      "status",
      '"November 2026"',
      'button "Previous month", disabled',
      'combobox "Month" = "November"',
      'combobox "Year" = "2026"',
      'button "Next month"',
      'grid "November 2026"',
      'columnheader "Sunday"',
      'columnheader "Monday"',
      'columnheader "Tuesday"',
      'columnheader "Wednesday"',
      'columnheader "Thursday"',
      'columnheader "Friday"',
      'columnheader "Saturday"',
      'gridcell "1"',
      'button "Sunday, November 1, 2026", disabled, described "Choose 2026/11/02 or later."',
      'gridcell "2"',
      'button "Monday, November 2, 2026"',
    ]);
    const heard = transcript(screen.getByRole("dialog"));
    expect(heard).toContain('gridcell "20", selected');
    expect(heard).toContain('button "Friday, November 20, 2026", focused');
    expect(heard).toContain(
      'button "Saturday, November 21, 2026, today", current date',
    );
    await user.keyboard("{PageDown}");
    expect(screen.getByRole("status")).toHaveTextContent("December 2026");
  });

  it("is read in Malay, which React Aria does not support", async () => {
    const { user, container } = renderUi(<Birthday min="2026-11-02" />, {
      locale: "ms",
      messages: malay,
    });
    expect(transcript(container)).toEqual([
      '"Birthday"',
      'group "Birthday"',
      'spinbutton "Tahun" = "Kosong"',
      'spinbutton "Bulan" = "Kosong"',
      'spinbutton "Hari" = "Kosong"',
      'button "Pilih dalam kalendar", collapsed, opens dialog',
    ]);
    expect(place("Tahun")).toHaveAttribute("placeholder", "TTTT");
    await user.click(
      screen.getByRole("button", { name: "Pilih dalam kalendar" }),
    );
    const heard = transcript(screen.getByRole("dialog"));
    expect(heard.slice(0, 11)).toEqual([
      'dialog "Pilih tarikh"',
      'group "Pilih tarikh"',
      "status",
      '"November 2026"',
      'button "Bulan sebelum", disabled',
      'combobox "Bulan" = "November"',
      'combobox "Tahun" = "2026"',
      'button "Bulan berikut"',
      'grid "November 2026"',
      'columnheader "Isnin"',
      'columnheader "Selasa"',
    ]);
    expect(heard).toContain(
      'button "Sabtu, 21 November 2026, hari ini", current date, focused',
    );
    expect(heard).toContain(
      'button "Ahad, 1 November 2026", disabled, described "Pilih 2026/11/02 atau selepasnya."',
    );
    expect(heard.join()).not.toMatch(/Choose|Today|today|Selected|Previous/);
  });

  it.each([
    ["th", /2026/],
    ["ar-EG", /٢٠٢٦/],
    ["fa", /۲۰۲۶/],
  ])("names months with the Gregorian year in %s", async (locale, year) => {
    const { user } = renderUi(<Birthday value="2026-11-20" />, { locale });
    await user.click(opener());
    expect(screen.getByRole("grid").getAttribute("aria-label")).toMatch(year);
  });
});

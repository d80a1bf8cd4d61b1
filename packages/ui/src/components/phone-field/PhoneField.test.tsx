import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Modal } from "../modal/Modal.tsx";
import { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const countries = [
  { code: "MY", dialCode: "60", minDigits: 9, maxDigits: 10 },
  { code: "SG", dialCode: "65", minDigits: 8, maxDigits: 8 },
  { code: "TH", dialCode: "66" },
  { code: "ID", dialCode: "62" },
  { code: "VN", dialCode: "84" },
  { code: "MM", dialCode: "95" },
];

function Phone({
  told = () => {},
  country: first = "MY",
  value: begun = "",
  ...props
}: Partial<PhoneFieldProps> & { told?: (...what: string[]) => void }) {
  const [value, setValue] = useState(begun);
  const [country, setCountry] = useState(first);
  return (
    <PhoneField
      label="Mobile number"
      name="mobile"
      countries={countries}
      country={country}
      onCountryChange={(code) => {
        told("country", code);
        setCountry(code);
      }}
      value={value}
      onChange={(next) => {
        told("value", next);
        setValue(next);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole("textbox", { name: "Mobile number" });
const picker = () => screen.getByRole("button", { name: /Country code$/ });
const options = () =>
  screen.queryAllByRole("option").map((option) => option.textContent);

describe("PhoneField", () => {
  it("reports digits only, and shows the entry as it was typed until blur", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Phone told={told} />);
    await user.type(field(), "၁၂-345 6789");
    expect(field()).toHaveValue("၁၂-345 6789");
    expect(told).toHaveBeenLastCalledWith("value", "123456789");
    await user.tab();
    expect(field()).toHaveValue("123456789");
  });

  it("selects the country of a pasted number with a dial code", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Phone country="SG" told={told} />);
    await user.click(field());
    await user.paste("+60 12-345 6789");
    expect(told).toHaveBeenCalledWith("country", "MY");
    expect(field()).toHaveValue("123456789");
    expect(picker()).toHaveTextContent("+60");
  });

  it("selects the country of a dial code that is typed", async () => {
    const { user } = renderUi(<Phone country="SG" />);
    await user.type(field(), "+60123456789");
    expect(picker()).toHaveTextContent("+60");
    await user.tab();
    expect(field()).toHaveValue("123456789");
  });

  it("states the number of digits by the platform's rule, the country's, or 6 to 15", async () => {
    const { rerender } = renderUi(<Phone />);
    const says = (text: string) =>
      expect(field()).toHaveAccessibleDescription(
        expect.stringContaining(text),
      );
    says("9 to 10 digits.");
    rerender(<Phone key="th" country="TH" />);
    says("6 to 15 digits.");
    rerender(<Phone key="sg" country="SG" />);
    says("8 digits.");
    rerender(<Phone key="rule" rule={{ minDigits: 11, maxDigits: 11 }} />);
    says("11 digits.");
  });

  it("finds a country by name, dial code or country code, by keyboard alone", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Phone told={told} />);
    await user.tab();
    expect(picker()).toHaveFocus();
    await user.keyboard("{Enter}");
    const search = screen.getByRole("searchbox", {
      name: wordsOf("ui.phoneField.search"),
    });
    await waitFor(() => expect(search).toHaveFocus());
    expect(options()).toEqual([
      "Indonesia +62",
      "Malaysia +60",
      "Myanmar (Burma) +95",
      "Singapore +65",
      "Thailand +66",
      "Vietnam +84",
    ]);
    await user.keyboard("84");
    expect(options()).toEqual(["Vietnam +84"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 country found");
    await user.clear(search);
    await user.keyboard("mm");
    expect(options()).toEqual(["Myanmar (Burma) +95"]);
    await user.clear(search);
    await user.keyboard("thai");
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(picker()).toHaveFocus());
    expect(told).toHaveBeenCalledExactlyOnceWith("country", "TH");
    expect(picker()).toHaveAccessibleName("Thailand +66 Country code");
  });

  it("says that nothing was found, and starts a new search when it is reopened", async () => {
    const { user } = renderUi(<Phone />);
    await user.click(picker());
    await user.keyboard("nowhere");
    expect(screen.getByText(wordsOf("ui.phoneField.none"))).toBeInTheDocument();
    await user.keyboard("{Escape}{Escape}");
    await waitFor(() => expect(picker()).toHaveFocus());
    await user.click(picker());
    expect(options()).toHaveLength(6);
  });

  it("works inside a dialog, where Escape closes the list before the dialog", async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <Modal open title="Register" onClose={onClose}>
        <Phone />
      </Modal>,
    );
    await user.click(picker());
    const dialog = screen.getByRole("dialog", {
      name: "Register",
      hidden: true,
    });
    expect(within(dialog).getByRole("listbox")).toBeInTheDocument();
    await user.keyboard("sing{Escape}");
    expect(options()).toHaveLength(6);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(picker()).toHaveFocus());
    await user.click(picker());
    await user.click(screen.getByRole("option", { name: /Singapore/ }));
    await waitFor(() => expect(picker()).toHaveFocus());
    expect(picker()).toHaveTextContent("+65");
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("offers no choice when there is only one country", () => {
    renderUi(<Phone countries={countries.slice(0, 1)} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription("9 to 10 digits. +60");
  });

  it("has no search for a few countries, and jumps to one by typing", async () => {
    const { user } = renderUi(<Phone countries={countries.slice(0, 3)} />);
    await user.click(picker());
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    await user.keyboard("th{Enter}");
    await waitFor(() => expect(picker()).toHaveTextContent("+66"));
  });

  it("is a left-to-right tel field on a right-to-left page", () => {
    renderUi(<Phone />, { locale: "ar" });
    expect(field().closest("[dir]")).toHaveAttribute("dir", "ltr");
    expect(field()).toHaveAttribute("type", "tel");
    expect(field()).toHaveAttribute("inputmode", "tel");
    expect(field()).toHaveAttribute("autocomplete", "tel-national");
  });

  it("reports a pasted number of 10,000 digits in full", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Phone told={told} />);
    await user.click(field());
    await user.paste("1".repeat(10_000));
    expect(told).toHaveBeenLastCalledWith("value", "1".repeat(10_000));
  });

  it("can neither be edited nor opened while disabled", async () => {
    const told = vi.fn();
    const { user } = renderUi(<Phone disabled told={told} />);
    await user.type(field(), "1");
    await user.click(picker());
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(told).not.toHaveBeenCalled();
  });

  it("asks for a country code when the country is not in the list", () => {
    renderUi(<Phone country="XX" />);
    expect(picker()).toHaveAccessibleName("Choose Country code");
  });
});

describe("PhoneField for screen readers", () => {
  const full = (
    <Phone
      value="1234"
      required
      hint="For codes only."
      error="Please enter a valid mobile number"
    />
  );
  const malay = {
    locale: "ms",
    messages: {
      "ui.phoneField.between": "{min, number} hingga {max, number} digit.",
      "ui.phoneField.country": "Kod negara",
      "ui.phoneField.list": "Negara",
      "ui.phoneField.search": "Cari negara atau kod",
      "ui.phoneField.clear": "Kosongkan carian",
      "ui.phoneField.found": "{count} negara ditemui",
      "ui.phoneField.dismiss": "Tutup senarai",
    },
  };

  it("has the expected transcript in English", () => {
    const { container } = renderUi(full);
    expect(transcript(container)).toEqual([
      '"Mobile number"',
      'button "Malaysia +60 Country code", collapsed, opens listbox',
      'textbox "Mobile number" = "1234", required, invalid, described "9 to 10 digits. For codes only. Please enter a valid mobile number +60"',
      '"9 to 10 digits. For codes only."',
      '"Please enter a valid mobile number"',
    ]);
  });

  it("has the expected transcript in Malay", () => {
    const { container } = renderUi(full, malay);
    expect(transcript(container)).toEqual([
      '"Mobile number"',
      'button "Malaysia +60 Kod negara", collapsed, opens listbox',
      'textbox "Mobile number" = "1234", required, invalid, described "9 hingga 10 digit. For codes only. Please enter a valid mobile number +60"',
      '"9 hingga 10 digit. For codes only."',
      '"Please enter a valid mobile number"',
    ]);
  });

  it("uses no other language in Malay while the list is open", async () => {
    const { user } = renderUi(<Phone />, malay);
    await user.click(screen.getByRole("button", { name: /Kod negara/ }));
    await user.keyboard("thai");
    expect(transcript(document.body)).toEqual([
      'dialog "Kod negara"',
      'button "Tutup senarai"',
      'searchbox "Cari negara atau kod" = "thai", focused',
      'button "Kosongkan carian"',
      'listbox "Negara Kod negara"',
      'option "Thailand +66"',
      "status",
      '"1 negara ditemui"',
      'button "Tutup senarai"',
    ]);
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import { sampleProfileField } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { openAccount, put } from "./account.testing.tsx";
import { wordsOf } from "../testing/english.ts";

const panelText = (part: { getByRole: typeof screen.getByRole }) =>
  part
    .getByRole("button", { name: wordsOf("account.profile.save") })
    .closest("form")?.textContent;

describe("the profile", () => {
  it("shows the enabled fields, with an input only for editable ones (MEM-18)", async () => {
    const { part } = await openAccount(wordsOf("account.tab.profile"));
    expect(await part.findByLabelText(/^Nickname/)).toHaveValue("Mira");
    expect(part.getByText("Mira Tide")).toBeInTheDocument();
    expect(part.queryByLabelText(/^Real name/)).not.toBeInTheDocument();
    expect(
      part.queryByText(wordsOf("register.field.zalo")),
    ).not.toBeInTheDocument();
  });

  it("sends only the fields that changed", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.profile"),
    );
    put(await part.findByLabelText(/^Nickname/), " Tern ");
    await user.click(
      part.getByRole("button", { name: wordsOf("account.profile.save") }),
    );
    await screen.findByText(wordsOf("account.profile.saved"));
    expect(requests("updateProfile")).toEqual([{ nickname: "Tern" }]);
  });

  // OPN-01, CFG-20
  it("requires confirmation of the minimum age when a birthday is set (MEM-22, VAL-54)", async () => {
    // Set through the field's value: the date is typed in parts, which has tests of its own.
    const birthday = sampleProfileField("birthday");
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.profile"),
      {
        profile: () => ({ list: [birthday] }),
      },
    );
    const form = within(
      await part.findByRole("form", { name: wordsOf("account.tab.profile") }),
    );
    const [day, month, year] = ["day", "month", "year"].map((name) =>
      form.getByRole("spinbutton", { name: new RegExp(name, "i") }),
    );
    await user.type(month ?? document.body, "05");
    await user.type(day ?? document.body, "17");
    await user.type(year ?? document.body, "1990");
    const save = form.getByRole("button", {
      name: wordsOf("account.profile.save"),
    });
    await user.click(save);
    expect(panelText(form)).toContain(
      "Please confirm that you are 21 or older",
    );
    expect(requests("updateProfile")).toEqual([]);
    await user.click(form.getByRole("checkbox"));
    await user.click(save);
    await waitFor(() =>
      expect(requests("updateProfile")).toEqual([
        { birthday: "1990-05-17", ageConfirmed: 1 },
      ]),
    );
  });

  it("says at the birthday that it is too young, though the box is ticked (MEM-22)", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.profile"),
      { profile: () => ({ list: [sampleProfileField("birthday")] }) },
    );
    const form = within(
      await part.findByRole("form", { name: wordsOf("account.tab.profile") }),
    );
    const [year] = form.getAllByRole("spinbutton");
    year?.focus();
    await user.keyboard(`${new Date().getFullYear() - 16}0102`);
    await user.click(form.getByRole("checkbox"));
    await user.click(
      form.getByRole("button", { name: wordsOf("account.profile.save") }),
    );
    expect(year).toHaveAccessibleDescription(
      /You must be 21 or older\. Check your date of birth/,
    );
    expect(form.getByRole("checkbox")).not.toBeInvalid();
    expect(panelText(form)).not.toContain("Please confirm that you are");
    expect(requests("updateProfile")).toEqual([]);
  });

  it("marks a field that the platform rejects as invalid until its value changes", async () => {
    const { part, user } = await openAccount(wordsOf("account.tab.profile"), {
      updateProfile: () => {
        throw new CallError({
          code: "VALIDATION",
          status: 422,
          value: { fields: { nickname: "is taken" } },
        });
      },
    });
    const nickname = await part.findByLabelText(/^Nickname/);
    put(nickname, "Tern");
    await user.click(
      part.getByRole("button", { name: wordsOf("account.profile.save") }),
    );
    await waitFor(() => expect(nickname).toBeInvalid());
    expect(nickname).toHaveValue("Tern");
    put(nickname, "Tern 2");
    expect(nickname).not.toBeInvalid();
  });

  it("offers a retry when it cannot be read (MEM-24)", async () => {
    let broken = true;
    const { part, user } = await openAccount(wordsOf("account.tab.profile"), {
      profile: () => {
        if (broken) throw new CallError({ code: "FORBIDDEN", status: 403 });
        return { list: [] };
      },
    });
    const again = await part.findByRole("button", {
      name: wordsOf("account.totp.retry"),
    });
    broken = false;
    await user.click(again);
    expect(
      await part.findByText(wordsOf("account.profile.empty")),
    ).toBeInTheDocument();
  });
});

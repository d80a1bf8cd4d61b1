import { expect, it } from "vitest";
import { sampleProfileField as field } from "../fake/account-handlers.ts";
import { shownProfile } from "./profile.ts";

it("shows the enabled profile fields, in the page's own order", () => {
  const shown = shownProfile([
    field("email"),
    field("shoeSize"),
    field("idNumber", { enabled: false }),
    field("nickname", { value: "Mira" }),
    field("nickname", { value: "Other" }),
  ]);
  expect(shown.map((one) => [one.field, one.value])).toEqual([
    ["nickname", "Mira"],
    ["email", ""],
  ]);
});

it("makes fields that belong to the account read-only", () => {
  const shown = shownProfile([
    field("username"),
    field("affiliateCode"),
    field("nickname"),
    field("payeeName", { editable: false }),
  ]);
  expect(
    shown.filter(({ editable }) => editable).map((one) => one.field),
  ).toEqual(["nickname"]);
});

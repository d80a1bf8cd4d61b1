import { screen } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import {
  TextArea,
  textCount,
  toldAt,
  unitLimit,
  type TextAreaProps,
} from "./TextArea.tsx";

function Field({ value: first = "", ...props }: Partial<TextAreaProps>) {
  const [value, setValue] = useState(first);
  return (
    <TextArea
      label="Message"
      name="message"
      value={value}
      onChange={setValue}
      maxLength={12}
      {...props}
    />
  );
}

const field = () => screen.getByRole("textbox", { name: "Message" });
const told = () => screen.getByRole("status").textContent;

describe("TextArea", () => {
  it("holds several lines and counts their characters against the limit", async () => {
    const { user } = renderUi(<Field />);
    await user.type(field(), "one{Enter}two");
    expect(field()).toHaveValue("one\ntwo");
    expect(screen.getByText("7 / 12")).toBeInTheDocument();
  });

  it("accepts no more characters than the limit", async () => {
    const { user } = renderUi(<Field />);
    await user.type(field(), "a very long story");
    expect(field()).toHaveValue("a very long ");
  });

  it("accepts more than a soft limit and shows by how much it is exceeded", async () => {
    const { user } = renderUi(<Field limit="soft" />);
    await user.type(field(), "a very long story");
    expect(field()).toHaveValue("a very long story");
    expect(screen.getByText("17 / 12")).toBeInTheDocument();
    expect(told()).toBe("Too long by up to 10 characters");
  });

  it("counts an emoji as one character, although the browser counts two units", async () => {
    const { user } = renderUi(<Field maxLength={3} />);
    await user.click(field());
    await user.paste("👋");
    await user.keyboard("ab");
    expect(field()).toHaveValue("👋ab");
    expect(screen.getByText("3 / 3")).toBeInTheDocument();
    await user.keyboard("c");
    expect(field()).toHaveValue("👋ab");
  });

  it("is described by its error and its length rule", () => {
    renderUi(
      <Field
        minLength={3}
        error="Content length must be between 3 and 12 characters"
      />,
    );
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(
      /Content length must be between 3 and 12 characters/,
    );
    expect(field()).toHaveAccessibleDescription(/3 to 12 characters/);
  });

  it("shows the minimum length until it is reached (FBK-03)", async () => {
    const { user } = renderUi(<Field minLength={3} maxLength={140} />);
    await user.type(field(), "  a ");
    expect(screen.getByText("1 / 140 · at least 3")).toBeInTheDocument();
    await user.type(field(), "bc");
    expect(screen.getByText("4 / 140")).toBeInTheDocument();
  });

  it("announces the remaining characters only near the limit, not on every keystroke", async () => {
    const { user } = renderUi(<Field maxLength={40} />);
    const heard: (string | null)[] = [];
    await user.click(field());
    for (let letter = 0; letter < 40; letter += 1) {
      await user.keyboard("a");
      if (told() !== heard.at(-1)) heard.push(told());
    }
    expect(heard).toEqual([
      "",
      "Up to 20 characters left",
      "Up to 10 characters left",
      "No characters left",
    ]);
  });

  it("shows its texts in the player's language", () => {
    const { container } = renderUi(
      <Field value="satu dua tiga" minLength={2} limit="soft" />,
      {
        locale: "ms",
        messages: {
          "ui.textArea.between": "{min} hingga {max} aksara",
          "ui.textArea.over": "Terlebih {count} aksara",
        },
      },
    );
    expect(transcript(container)).toEqual([
      '"Message"',
      'textbox "Message" = "satu dua tiga", described "2 hingga 12 aksara"',
      '"2 hingga 12 aksara"',
      "status",
      '"Terlebih 10 aksara"',
    ]);
  });

  it("leaves an initial text over the limit unchanged", () => {
    renderUi(<Field value={"x".repeat(10_000)} />);
    expect(field()).toHaveValue("x".repeat(10_000));
    expect(screen.getByText("10,000 / 12")).toBeInTheDocument();
  });
});

describe("textCount", () => {
  it.each([
    ["", 0],
    ["   \n ", 0],
    [" hi ", 2],
    ["a\nb", 3],
    ["👋", 1],
    ["မြန်မာ", 6],
    ["👨‍👩‍👧‍👦", 7],
  ])("counts %j as the server does: %i", (text, count) => {
    expect(textCount(text)).toBe(count);
  });

  it("gives the browser a limit that allows exactly the permitted number of characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(500), (text, max) => {
        const units = unitLimit(text, max);
        expect(text.length <= units).toBe([...text].length <= max);
      }),
    );
  });

  it("never announces fewer characters left, or over the limit, than there are", () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.integer({ min: 1, max: 200 }),
        (count, max) => {
          const at = toldAt(count, max);
          if (at.kind === "left")
            expect(at.count).toBeGreaterThanOrEqual(max - count);
          if (at.kind === "over")
            expect(at.count).toBeGreaterThanOrEqual(count - max);
        },
      ),
    );
  });
});

import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Select } from "../select/Select.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form, type FormProblem } from "./Form.tsx";

interface Outcome {
  problems?: readonly FormProblem[];
  error?: string;
}

function SignUp({
  outcome,
  onSubmit,
}: {
  outcome: Outcome;
  onSubmit?: () => void;
}) {
  const [shown, setShown] = useState<Outcome>({});
  const submit = () => {
    onSubmit?.();
    setShown(outcome);
  };
  return (
    <Form label="Register" onSubmit={submit} {...shown}>
      <TextField
        label="User name"
        name="account"
        value=""
        onChange={() => {}}
      />
      <Select
        label="Bank"
        name="bank"
        options={[{ value: "a", label: "A" }]}
        value={undefined}
        onChange={() => {}}
      />
      <Checkbox name="terms" checked={false} onChange={() => {}}>
        I accept
      </Checkbox>
      <button type="submit">Send</button>
    </Form>
  );
}

const account = { name: "account", message: "Enter a user name" };
const bank = { name: "bank", message: "Choose a bank" };
const terms = { name: "terms", message: "Accept the terms" };
const send = () => screen.getByRole("button", { name: "Send" });

describe("Form", () => {
  it("summarises several problems and focuses the summary, where each problem leads to its field", async () => {
    const { user } = renderUi(
      <SignUp outcome={{ problems: [account, bank, terms] }} />,
    );
    await user.click(send());
    expect(
      screen.getByRole("group", { name: "3 fields need your attention" }),
    ).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Enter a user name" }));
    expect(screen.getByRole("textbox", { name: "User name" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Choose a bank" }));
    expect(screen.getByRole("button", { name: /Bank$/ })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Accept the terms" }));
    expect(screen.getByRole("checkbox")).toHaveFocus();
  });

  it("focuses the field directly when there is only one problem", async () => {
    const { user } = renderUi(<SignUp outcome={{ problems: [account] }} />);
    await user.click(send());
    expect(screen.getByRole("textbox", { name: "User name" })).toHaveFocus();
  });

  it("focuses a summary with the error of the whole form", async () => {
    const { user } = renderUi(
      <SignUp outcome={{ error: "Name or password is wrong" }} />,
    );
    await user.click(send());
    expect(
      screen.getByRole("group", { name: "Name or password is wrong" }),
    ).toHaveFocus();
  });

  it("does not move focus for problems that appear without a submit", () => {
    renderUi(
      <Form label="Register" onSubmit={() => {}} problems={[account, terms]}>
        <TextField
          label="User name"
          name="account"
          value=""
          onChange={() => {}}
        />
      </Form>,
    );
    expect(document.body).toHaveFocus();
  });

  it("is submitted by Enter, but not while busy", async () => {
    const onSubmit = vi.fn();
    const { user, rerender } = renderUi(
      <SignUp outcome={{}} onSubmit={onSubmit} />,
    );
    await user.type(screen.getByRole("textbox"), "{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    onSubmit.mockClear();
    rerender(
      <Form label="Register" onSubmit={onSubmit} busy>
        <button type="submit">Send</button>
      </Form>,
    );
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("Form submitted with problems", () => {
  it("focuses the summary on every submit, even when nothing has changed", async () => {
    const problems = [account, terms];
    const { user } = renderUi(
      <Form label="Register" onSubmit={() => {}} problems={problems}>
        <button type="submit">Send</button>
      </Form>,
    );
    for (const attempt of [1, 2]) {
      await user.click(send());
      expect(
        screen.getByRole("group", { name: "2 fields need your attention" }),
        `try ${attempt}`,
      ).toHaveFocus();
    }
  });

  it("waits for the result before it moves focus", async () => {
    const form = (busy: boolean, problems: readonly FormProblem[]) => (
      <Form
        label="Register"
        onSubmit={() => {}}
        busy={busy}
        problems={problems}
      >
        <button type="submit">Send</button>
      </Form>
    );
    const { user, rerender } = renderUi(form(false, []));
    await user.click(send());
    rerender(form(true, []));
    expect(send()).toHaveFocus();
    rerender(form(false, [account, terms]));
    expect(screen.getByRole("group")).toHaveFocus();
  });

  it("does not take focus for problems that appear after typing has continued", async () => {
    const form = (problems: readonly FormProblem[]) => (
      <Form label="Register" onSubmit={() => {}} problems={problems}>
        <input name="account" aria-label="User name" />
        <button type="submit">Send</button>
      </Form>
    );
    const { user, rerender } = renderUi(form([]));
    await user.click(send());
    await user.type(screen.getByRole("textbox"), "la");
    await user.click(document.body);
    rerender(form([account, terms]));
    expect(screen.getByRole("group")).not.toHaveFocus();
  });

  it("makes every problem reachable by keyboard and leads to its field on Enter", async () => {
    const { user } = renderUi(
      <SignUp outcome={{ problems: [account, terms] }} />,
    );
    await user.click(send());
    await user.tab();
    expect(
      screen.getByRole("button", { name: "Enter a user name" }),
    ).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole("button", { name: "Accept the terms" }),
    ).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("checkbox")).toHaveFocus();
  });

  it("finds a field whose name contains special characters", async () => {
    const name = `a"]b\\'\u202E`;
    const { user } = renderUi(
      <Form
        label="Register"
        onSubmit={() => {}}
        problems={[{ name, message: "Strange" }, terms]}
      >
        <TextField label="Strange" name={name} value="" onChange={() => {}} />
      </Form>,
    );
    await user.click(screen.getByRole("button", { name: "Strange" }));
    expect(screen.getByRole("textbox")).toHaveFocus();
  });
});

describe("Form summary for screen readers", () => {
  const heard = (locale: string, messages: Record<string, string>) =>
    transcript(
      renderUi(
        <Form label="R" onSubmit={() => {}} problems={[account, terms]}>
          <button type="submit">Send</button>
        </Form>,
        { locale, messages },
      ).container,
    );

  it.each([
    ["en", {}, "2 fields need your attention"],
    [
      "ms",
      {
        "ui.form.problems": "{count, plural, other {# medan perlu dibetulkan}}",
      },
      "2 medan perlu dibetulkan",
    ],
  ])(
    "is read in %s with its count, then each problem, and no alert",
    (locale, messages, title) => {
      expect(heard(locale, messages)).toEqual([
        'form "R"',
        `group "${title}"`,
        `"${title}"`,
        'button "Enter a user name"',
        'button "Accept the terms"',
        'button "Send"',
      ]);
    },
  );
});

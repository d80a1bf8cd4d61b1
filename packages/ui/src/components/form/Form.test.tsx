import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Select } from "../select/Select.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";
import type { FormProblem } from "./FormSummary.tsx";

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
  it("sums several problems up and gives the summary focus; each leads to its field", async () => {
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

  it("goes straight to the field when only one is wrong", async () => {
    const { user } = renderUi(<SignUp outcome={{ problems: [account] }} />);
    await user.click(send());
    expect(screen.getByRole("textbox", { name: "User name" })).toHaveFocus();
  });

  it("says what is wrong with the whole", async () => {
    const { user } = renderUi(
      <SignUp outcome={{ error: "Name or password is wrong" }} />,
    );
    await user.click(send());
    expect(
      screen.getByRole("group", { name: "Name or password is wrong" }),
    ).toHaveFocus();
  });

  it("moves no focus when problems change without sending", () => {
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

  it("is sent by Enter, once while busy", async () => {
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

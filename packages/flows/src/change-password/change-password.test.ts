import { createActor, fromPromise, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { done, failed, gaps } from "../testing/graph.ts";
import { changePasswordMachine } from "./change-password.machine.ts";
import { changePasswordView } from "./change-password.view.ts";
import type {
  PasswordValues,
  SavePasswordOutput,
} from "./change-password.types.ts";

const good = {
  oldPassword: " old one ",
  newPassword: " new one ",
  confirmNewPassword: "new one",
};

function start(answers: SavePasswordOutput[]) {
  const sent: PasswordValues[] = [];
  const actor = createActor(
    changePasswordMachine.provide({
      actors: {
        savePassword: fromPromise(async ({ input }) => {
          sent.push(input);
          return answers.shift() ?? { ok: true };
        }),
      },
    }),
  ).start();
  const submit = (values: PasswordValues) => {
    for (const field of [
      "oldPassword",
      "newPassword",
      "confirmNewPassword",
    ] as const)
      actor.send({
        type: "changePassword.fieldChanged",
        field,
        value: values[field],
      });
    actor.send({ type: "changePassword.submitted" });
  };
  return {
    actor,
    sent,
    submit,
    view: () => changePasswordView(actor.getSnapshot()),
  };
}

describe("change password", () => {
  it("reaches every state and drives every transition", () => {
    const save = "0.changePassword.saving";
    expect(
      gaps(changePasswordMachine, {
        distinguish: (snapshot) => snapshot.context.values,
        events: [
          {
            type: "changePassword.fieldChanged",
            field: "oldPassword",
            value: "a",
          },
          {
            type: "changePassword.fieldChanged",
            field: "newPassword",
            value: "b",
          },
          {
            type: "changePassword.fieldChanged",
            field: "confirmNewPassword",
            value: "b",
          },
          { type: "changePassword.submitted" },
          done(save, { ok: true }),
          done(save, { error: { reason: "OLD_PASSWORD_WRONG" } }),
          failed(save),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it("trims, sends once and forgets what was typed", async () => {
    const { actor, sent, submit } = start([]);
    submit(good);
    actor.send({ type: "changePassword.submitted" });
    await waitFor(actor, (snapshot) => snapshot.status === "done");
    expect(sent).toEqual([
      {
        oldPassword: "old one",
        newPassword: "new one",
        confirmNewPassword: "new one",
      },
    ]);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("one");
  });

  it.each([
    [
      { oldPassword: "", newPassword: "  ", confirmNewPassword: "" },
      {
        oldPassword: "required",
        newPassword: "required",
        confirmNewPassword: "required",
      },
    ],
    [
      { oldPassword: "a", newPassword: "b", confirmNewPassword: "c" },
      { confirmNewPassword: "notEqual" },
    ],
    [
      { oldPassword: "a", newPassword: " a", confirmNewPassword: "a" },
      { newPassword: "unchanged" },
    ],
  ])("names what is wrong with %o and sends nothing", (values, fields) => {
    const { sent, submit, view } = start([]);
    submit(values);
    expect(view().fields).toEqual(fields);
    expect(sent).toEqual([]);
  });

  it("keeps what was typed when the platform refuses", async () => {
    const { actor, submit, view } = start([
      { error: { reason: "OLD_PASSWORD_WRONG" } },
    ]);
    submit(good);
    await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(view()).toMatchObject({
      failure: { reason: "OLD_PASSWORD_WRONG" },
      values: good,
    });
  });
});

import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { changePasswordMachine } from "./change-password.machine.ts";
import { changePasswordView } from "./change-password.view.ts";
import type {
  AskSavedOutput,
  PasswordValues,
  SavePasswordOutput,
} from "./change-password.types.ts";

const required = { reason: "required", params: {} };
const good = {
  oldPassword: " old one ",
  newPassword: " new one ",
  confirmNewPassword: "new one",
};

function start(
  answers: SavePasswordOutput[],
  answersWhenAsked: AskSavedOutput[] = [],
) {
  const sent: PasswordValues[] = [];
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    changePasswordMachine.provide({
      actors: {
        savePassword: fromPromise(async ({ input }) => {
          sent.push(input);
          return answers.shift() ?? { ok: true };
        }),
        askSaved: fromPromise(async ({ input }) => {
          asked.push(input.newPassword);
          return answersWhenAsked.shift() ?? { error: { reason: "NETWORK" } };
        }),
      },
    }),
    { clock },
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
    asked,
    clock,
    submit,
    view: () => changePasswordView(actor.getSnapshot()),
  };
}

describe("change password", () => {
  it("reaches every state and drives every transition", () => {
    const save = "0.changePassword.saving";
    const ask = "0.changePassword.asking";
    const askFirst = "0.changePassword.askingFirst";
    expect(
      gaps(changePasswordMachine, {
        distinguish: ({ context }) => [context.values, context.lost],
        events: [
          {
            type: "changePassword.ruleCame",
            rule: { minLength: undefined, maxLength: 20 },
          },
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
          // A different password, chosen after an answer was lost.
          {
            type: "changePassword.fieldChanged",
            field: "newPassword",
            value: "c",
          },
          {
            type: "changePassword.fieldChanged",
            field: "confirmNewPassword",
            value: "c",
          },
          { type: "changePassword.submitted" },
          done(save, { ok: true }),
          done(save, { error: { reason: "OLD_PASSWORD_WRONG" } }),
          done(save, { error: { reason: "TOO_MANY_REQUESTS" } }),
          done(save, { error: { reason: "TIMEOUT" } }),
          failed(save),
          ...[ask, askFirst].flatMap((asking) => [
            done(asking, { ok: true }),
            done(asking, { ok: false }),
            done(asking, { error: { reason: "TIMEOUT" } }),
            failed(asking),
          ]),
          elapsed("wait", "changePassword.waiting"),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  // PWD-01
  it("trims, sends once and forgets the typed values", async () => {
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

  // VAL-14
  it.each([
    [
      { oldPassword: "", newPassword: "  ", confirmNewPassword: "" },
      {
        oldPassword: required,
        newPassword: required,
        confirmNewPassword: required,
      },
    ],
    [
      { oldPassword: "a", newPassword: "b", confirmNewPassword: "c" },
      { confirmNewPassword: { reason: "equal", params: {} } },
    ],
    [
      { oldPassword: "a", newPassword: " a", confirmNewPassword: "a" },
      { newPassword: { reason: "unchanged" } },
    ],
  ])("reports the errors in %o and sends nothing", (values, fields) => {
    const { sent, submit, view } = start([]);
    submit(values);
    expect(view().fields).toEqual(fields);
    expect(sent).toEqual([]);
  });

  it("keeps the typed values when the platform rejects them", async () => {
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

  // VAL-14
  it("does not ask for an old password that was just typed, until it proves wrong (PWD-03)", async () => {
    const sent: PasswordValues[] = [];
    const actor = createActor(
      changePasswordMachine.provide({
        actors: {
          savePassword: fromPromise(async ({ input }) => {
            sent.push(input);
            return { error: { reason: "OLD_PASSWORD_WRONG" as const } };
          }),
        },
      }),
      { input: { known: "old one" } },
    ).start();
    const view = () => changePasswordView(actor.getSnapshot());
    expect(view().asked).toEqual(["newPassword", "confirmNewPassword"]);
    for (const field of view().asked)
      actor.send({
        type: "changePassword.fieldChanged",
        field,
        value: "new one",
      });
    actor.send({ type: "changePassword.submitted" });
    await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(sent).toMatchObject([{ oldPassword: "old one" }]);
    expect(view()).toMatchObject({
      asked: ["oldPassword", "newPassword", "confirmNewPassword"],
      values: { oldPassword: "", newPassword: "new one" },
      fields: { oldPassword: { reason: "wrong" } },
    });
  });

  it("shows a rejection at its field until that field changes", async () => {
    const { actor, submit, view } = start([
      { error: { reason: "OLD_PASSWORD_WRONG" } },
      { error: { reason: "VALIDATION", fields: ["newPassword", "other"] } },
      { error: { reason: "VALIDATION", fields: ["other"] } },
    ]);
    const refusedOnce = async () => {
      submit(good);
      await waitFor(actor, (snapshot) => snapshot.matches("editing"));
      return view();
    };
    expect(await refusedOnce()).toMatchObject({
      fields: { oldPassword: { reason: "wrong" } },
      toldAtField: true,
    });
    const refused = await refusedOnce();
    expect(refused.fields).toEqual({ newPassword: { reason: "unsuitable" } });
    expect(refused.toldAtField).toBe(true);
    actor.send({
      type: "changePassword.fieldChanged",
      field: "newPassword",
      value: "another one",
    });
    expect(view().fields.newPassword).toBeUndefined();
    expect(await refusedOnce()).toMatchObject({
      fields: {},
      toldAtField: false,
    });
  });

  it("applies the platform's rule once it is known, and leaves the check to the platform before", async () => {
    const weak = {
      oldPassword: "old one",
      newPassword: "reef",
      confirmNewPassword: "reef",
    };
    const { actor, sent, submit, view } = start([
      { error: { reason: "VALIDATION" } },
    ]);
    submit(weak);
    await waitFor(actor, (snapshot) => snapshot.matches("editing"));
    expect(sent).toHaveLength(1);
    const rule = {
      minLength: 8,
      maxLength: 20,
      acceptedPattern: "uncommon",
    };
    actor.send({ type: "changePassword.ruleCame", rule });
    expect(view().rule).toEqual(rule);
    submit(weak);
    expect(view().fields).toEqual({
      newPassword: {
        reason: "length.between",
        params: { min: 8, max: 20 },
      },
    });
    submit({
      ...weak,
      newPassword: "password1",
      confirmNewPassword: "password1",
    });
    expect(view().fields).toEqual({
      newPassword: { reason: "pattern.uncommon", params: {} },
    });
    expect(sent).toHaveLength(1);
  });

  describe("after a lost answer", () => {
    const lost = { error: { reason: "TIMEOUT" } } as const;
    const settled = (actor: ReturnType<typeof start>["actor"]) =>
      waitFor(
        actor,
        (snapshot) => snapshot.matches("editing") || snapshot.status === "done",
      );

    it("checks immediately whether the password was saved, and ends when it was", async () => {
      const { actor, sent, asked, submit } = start([lost], [{ ok: true }]);
      submit(good);
      await settled(actor);
      expect(actor.getSnapshot().status).toBe("done");
      expect(asked).toEqual(["new one"]);
      expect(sent).toHaveLength(1);
      expect(JSON.stringify(actor.getSnapshot().context)).not.toContain("one");
    });

    it("keeps the typed values when the password was not saved", async () => {
      const { actor, asked, submit, view } = start([lost], [{ ok: false }]);
      submit(good);
      await settled(actor);
      expect(view()).toMatchObject({
        values: good,
        failure: { reason: "TIMEOUT" },
        busy: false,
        canSubmit: true,
      });
      // Now certain: the next try need not ask again.
      actor.send({ type: "changePassword.submitted" });
      await settled(actor);
      expect(asked).toHaveLength(1);
    });

    it("checks again before the next attempt while the result is unknown", async () => {
      const { actor, sent, asked, submit, view } = start(
        [lost],
        [lost, lost, { ok: true }],
      );
      submit(good);
      await settled(actor);
      expect(view().failure).toEqual({ reason: "TIMEOUT" });
      actor.send({ type: "changePassword.submitted" });
      await settled(actor);
      expect(sent).toHaveLength(1);
      expect(view().failure).toEqual({ reason: "TIMEOUT" });
      actor.send({ type: "changePassword.submitted" });
      await settled(actor);
      expect(actor.getSnapshot().status).toBe("done");
      expect(asked).toEqual(["new one", "new one", "new one"]);
      expect(sent).toHaveLength(1);
    });

    it("sends again when the first request did not arrive", async () => {
      const { actor, sent, submit } = start([lost], [lost, { ok: false }]);
      submit(good);
      await settled(actor);
      actor.send({ type: "changePassword.submitted" });
      await settled(actor);
      expect(sent.map(({ newPassword }) => newPassword)).toEqual([
        "new one",
        "new one",
      ]);
    });

    it("uses the saved password as the old one when a third is submitted", async () => {
      const { actor, sent, submit } = start([lost], [lost, { ok: true }]);
      submit(good);
      await settled(actor);
      submit({
        ...good,
        newPassword: "third one",
        confirmNewPassword: "third one",
      });
      await settled(actor);
      expect(sent.at(-1)).toEqual({
        oldPassword: "new one",
        newPassword: "third one",
        confirmNewPassword: "third one",
      });
      expect(actor.getSnapshot().status).toBe("done");
    });
  });

  it("sends nothing until the wait after too many attempts is over", async () => {
    const { actor, sent, clock, submit, view } = start([
      { error: { reason: "TOO_MANY_REQUESTS", retryAfter: 40 } },
    ]);
    submit(good);
    await waitFor(actor, (snapshot) => snapshot.matches("waiting"));
    actor.send({ type: "changePassword.submitted" });
    clock.increment(39_999);
    expect(view()).toMatchObject({ canSubmit: false, values: good });
    expect(sent).toHaveLength(1);
    clock.increment(1);
    expect(view()).toMatchObject({ canSubmit: true, failure: undefined });
  });

  it("waits five minutes when the platform gives no duration", async () => {
    const { actor, clock, submit, view } = start([
      { error: { reason: "TOO_MANY_REQUESTS" } },
    ]);
    submit(good);
    await waitFor(actor, (snapshot) => snapshot.matches("waiting"));
    clock.increment(5 * 60_000 - 1);
    expect(view().canSubmit).toBe(false);
    clock.increment(1);
    expect(view().canSubmit).toBe(true);
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(changePasswordMachine)).toEqual([
    "savePassword",
    "askSaved",
  ]);
});

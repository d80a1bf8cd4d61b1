import { createActor, fromPromise, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { done, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import {
  registerDownlineMachine,
  registerDownlineView,
  type DownlineField,
  type NewAccount,
  type RegisterDownlineInput,
  type RegisterDownlineOutput,
} from "./register-downline.ts";

const options: RegisterDownlineInput["options"] = {
  types: ["AGENT", "MEMBER"],
  rateMin: "0",
  rateMax: "2.5",
  rateStep: "0.1",
};
const rule = { minLength: 8, maxLength: 20, acceptedPattern: "uncommon" };
const lost: RegisterDownlineOutput = { error: { reason: "TIMEOUT" } };

function start(answers: RegisterDownlineOutput[] = []) {
  const sent: { readonly account: NewAccount; readonly key: string }[] = [];
  let keys = 0;
  const actor = createActor(
    registerDownlineMachine.provide({
      actors: {
        register: fromPromise(async ({ input }) => {
          sent.push(input);
          const answer = answers.shift();
          if (!answer) throw new Error("defect");
          return answer;
        }),
      },
    }),
    {
      input: {
        options,
        password: "begin-With-77",
        newKey: () => `key-${(keys += 1)}`,
      },
    },
  ).start();
  const type = (field: DownlineField, value: string) =>
    actor.send({ type: "registerDownline.fieldChanged", field, value });
  return {
    actor,
    sent,
    type,
    view: () => registerDownlineView(actor.getSnapshot()),
    leave: (field: DownlineField) =>
      actor.send({ type: "registerDownline.fieldLeft", field }),
    submit: () => actor.send({ type: "registerDownline.submitted" }),
    fillIn: () => {
      type("type", "MEMBER");
      type("username", " reefwren9 ");
      type("rate", "01.20");
      actor.send({ type: "registerDownline.submitted" });
    },
    confirm: async () => {
      actor.send({ type: "registerDownline.confirmed" });
      await waitFor(actor, (snapshot) => !snapshot.matches("sending"));
    },
    withdraw: () => actor.send({ type: "registerDownline.withdrawn" }),
  };
}

describe("registering a downline", () => {
  it("reaches every state and drives every transition", () => {
    const call = "0.registerDownline.sending";
    const ruleCame = { type: "registerDownline.ruleCame", rule } as const;
    const changed = (field: DownlineField, value: string) =>
      ({ type: "registerDownline.fieldChanged", field, value }) as const;
    expect(
      gaps(registerDownlineMachine, {
        input: { options, password: "begin-With-77", newKey: () => "key" },
        distinguish: ({ context }) => context.values,
        events: [
          ruleCame,
          changed("username", "reefwren9"),
          changed("rate", "1.2"),
          { type: "registerDownline.fieldLeft", field: "username" },
          { type: "registerDownline.submitted" },
          { type: "registerDownline.withdrawn" },
          { type: "registerDownline.confirmed" },
          done(call, { ok: true }),
          done(call, lost),
          done(call, { error: { reason: "USERNAME_TAKEN" } }),
          failed(call),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  it("starts with the first type, a password and no errors", () => {
    expect(start().view()).toMatchObject({
      step: "form",
      options,
      values: {
        type: "AGENT",
        username: "",
        password: "begin-With-77",
        rate: "",
      },
      rule: undefined,
      fields: {},
      busy: false,
      failure: undefined,
      doubtful: false,
    });
  });

  it("shows in the review what is sent, and sends it once with a key", async () => {
    const { actor, confirm, fillIn, sent, view } = start([{ ok: true }]);
    fillIn();
    const account = {
      username: "reefwren9",
      password: "begin-With-77",
      type: "MEMBER",
      rate: "1.20",
    };
    expect(view()).toMatchObject({ step: "review", account, busy: false });
    expect(sent).toEqual([]);
    actor.send({ type: "registerDownline.confirmed" });
    expect(view()).toMatchObject({ step: "review", busy: true });
    await confirm();
    expect(view()).toMatchObject({ step: "done", account, busy: false });
    expect(sent).toEqual([{ account, key: "key-1" }]);
  });

  it("shows an error once a field was filled in and left, or once everything was submitted", () => {
    const { leave, submit, type, view } = start();
    leave("username");
    leave("rate");
    type("rate", "9");
    expect(view().fields).toEqual({});
    leave("rate");
    expect(view().fields).toEqual({ rate: "range" });
    type("rate", "1.15");
    expect(view().fields).toEqual({ rate: "step" });
    type("password", " ");
    submit();
    expect(view()).toMatchObject({
      step: "form",
      fields: {
        username: "required",
        password: { reason: "required" },
        rate: "step",
      },
    });
    type("username", "reefwren9");
    expect(view().fields.username).toBeUndefined();
  });

  it("applies the platform's password rule as soon as it is known", () => {
    const { actor, fillIn, submit, type, view, withdraw } = start();
    type("password", "lucky888");
    fillIn();
    expect(view().step).toBe("review");
    withdraw();
    actor.send({ type: "registerDownline.ruleCame", rule });
    submit();
    expect(view()).toMatchObject({
      step: "form",
      rule,
      fields: { password: { reason: "pattern.uncommon" } },
    });
  });

  it.each([
    [{ reason: "USERNAME_TAKEN" }, { username: "taken" }],
    [{ reason: "RATE_TOO_HIGH" }, { rate: "tooHigh" }],
    [
      { reason: "VALIDATION", fields: ["password", "else"] },
      { password: "unsuitable" },
    ],
  ] as const)(
    "shows %o at its field until that changes",
    async (error, fields) => {
      const { confirm, fillIn, type, view } = start([{ error }]);
      fillIn();
      await confirm();
      expect(view()).toMatchObject({
        step: "form",
        fields,
        failure: undefined,
        values: { username: " reefwren9 " },
      });
      for (const field of ["username", "rate", "password"] as const)
        type(field, view().values[field]);
      expect(Object.values(view().fields).filter(Boolean)).toEqual([]);
    },
  );

  it("shows an error that no field can fix in the review, and clears it on the way back", async () => {
    const { confirm, fillIn, view, withdraw } = start([
      { error: { reason: "VALIDATION", fields: ["else"] } },
    ]);
    fillIn();
    await confirm();
    expect(view()).toMatchObject({
      step: "review",
      failure: { reason: "VALIDATION" },
      doubtful: false,
    });
    withdraw();
    expect(view()).toMatchObject({ step: "form", failure: undefined });
  });

  it("resends the same account with the same key after a lost answer, and a changed one with a new key", async () => {
    const { confirm, fillIn, sent, submit, type, view, withdraw } = start([
      lost,
      lost,
      { ok: true },
    ]);
    fillIn();
    await confirm();
    expect(view()).toMatchObject({ step: "review", doubtful: true });
    await confirm();
    withdraw();
    type("username", "reefwren10");
    submit();
    expect(view()).toMatchObject({ failure: undefined, doubtful: false });
    await confirm();
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1", "key-2"]);
    expect(view().step).toBe("done");
  });

  it("treats a defect as a lost answer", async () => {
    const { confirm, fillIn, view } = start();
    fillIn();
    await confirm();
    expect(view()).toMatchObject({
      step: "review",
      failure: { reason: "UNKNOWN" },
      doubtful: true,
    });
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(registerDownlineMachine)).toEqual(["register"]);
});

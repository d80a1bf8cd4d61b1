import { assign } from "xstate";
import { login, plainDefect } from "./login.setup.ts";

/** The platform has let somebody in; on the agents' page it is asked whether that is an agent (OPN-70). */
export const settling = login.createStateConfig({
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isForAgents", target: "checkingAgent" },
        "#login.signedIn",
      ],
    },
    checkingAgent: {
      invoke: {
        src: "checkAgent",
        input: ({ context }) => ({ token: context.signedIn?.token ?? "" }),
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output && event.output.ok,
            target: "#login.signedIn",
          },
          {
            target: "#login.open.editing",
            actions: assign({
              signedIn: undefined,
              change: undefined,
              failure: ({ event }) =>
                "error" in event.output
                  ? event.output.error
                  : { reason: "NON_AGENT" },
            }),
          },
        ],
        onError: {
          target: "#login.open.editing",
          actions: assign({
            signedIn: undefined,
            change: undefined,
            failure: plainDefect,
          }),
        },
      },
    },
  },
});

import { logoutMachine, logoutView } from "@foyer/flows/logout";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { useTranslations } from "@foyer/ui/words";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  atState,
  silent,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, flowStories, type Shown } from "./flowStories.tsx";

export default { title: "Flows/Logout", tags: ["!autodocs"] } satisfies Meta;

const machine = logoutMachine.provide({ actors: { signOut: silent() } });

/** The confirmation before logging out. */
function LogoutState({
  view,
  send,
}: Shown<typeof logoutMachine, ReturnType<typeof logoutView>>) {
  const { busy } = view;
  const t = useTranslations();
  return (
    <ConfirmDialog
      open
      title={t("logout.title")}
      message={t("in_sure_logout")}
      cancelLabel={t("in_more_cancel")}
      confirmLabel={t("in_increase_submit")}
      busy={busy}
      onCancel={() => send({ type: "logout.cancelled" })}
      onConfirm={() => send({ type: "logout.confirmed" })}
    />
  );
}

const { chart, story } = flowStories({
  name: "Logout",
  lead: "Logging out, after a confirmation.",
  keywords: ["statechart", "flow", "sign out", "leave"],
  machine: logoutMachine,
  view: logoutView,
  draw: LogoutState,
  unseen: { signedOut: reasons.over, cancelled: reasons.over },
});

export const Statechart: StoryObj = chart;
export const Confirming: StoryObj = story(() =>
  atState(machine, { events: ["confirming"] }),
);
export const SigningOut: StoryObj = story(() =>
  atState(machine, {
    events: [{ type: "logout.confirmed" }, "signingOut"],
  }),
);

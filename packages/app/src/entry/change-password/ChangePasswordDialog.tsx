import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import { useTranslations } from "@foyer/ui/words";
import {
  changePasswordMachine,
  changePasswordView,
} from "@foyer/flows/change-password";
import type { PasswordDue } from "@foyer/flows/session";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../../actors/actors.ts";
import { modalOf, useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { useServices } from "../../services/services.ts";
import { useNewPasswordRule } from "../../kit/form/registerRules.ts";
import { rememberStore } from "../../kit/remember.ts";
import { typedPasswords } from "../typedPassword.ts";
import { useEnded } from "../useEnded.ts";
import { askSaved, savePassword } from "./changePasswordActors.ts";
import { ChangePasswordModal } from "./ChangePasswordModal.tsx";

/**
 * Changes the password: voluntarily, or because a change is due; the dialog then cannot be left before the new
 * password is set (PWD-04). Afterwards it leads to the start page (PWD-02), or back to the member centre if it was
 * opened from there; the member is read again either way.
 */
export default function ChangePasswordDialog({
  reason,
}: {
  readonly reason?: PasswordDue;
}) {
  const t = useTranslations();
  const { client, brand } = useServices();
  const { session } = useActors();
  const { open, close, leaveFor } = useModalActions();
  const router = useRouter();
  useEffect(() => () => void typedPasswords.delete(session), [session]);
  const actor = useActorRef(
    changePasswordMachine.provide({
      actors: {
        savePassword: fromPromise(({ input, signal }) =>
          savePassword(client, input, signal),
        ),
        askSaved: fromPromise(({ input, signal }) =>
          askSaved(client, input.newPassword, signal),
        ),
      },
    }),
    { input: { known: typedPasswords.get(session) } },
  );
  const view = useSelector(actor, changePasswordView);
  const rule = useNewPasswordRule("password");
  useEffect(() => {
    if (rule) actor.send({ type: "changePassword.ruleCame", rule });
  }, [actor, rule]);

  /**
   * Returns to the centre that the dialog was opened from, if any; a change that is due was not opened from anywhere.
   */
  const goBack = (): boolean => {
    const request = reason ? undefined : modalOf(router.location);
    const back = request?.name === "changePassword" ? request.back : undefined;
    if (back === undefined) return false;
    if (back === "here") close();
    else open({ name: "panel", panel: "member", page: back.panel });
    return true;
  };

  useEnded(actor, () => {
    toast.show({ tone: "success", text: t("changePassword.saved") });
    // What this device remembers is no longer valid for a login.
    void rememberStore(brand).forget();
    session.send({ type: "session.passwordChanged" });
    // A logged-in member is read again; in a forced change the member is read for the first time.
    if (!reason) session.send({ type: "session.resumed" });
    if (!goBack()) leaveFor("/");
  });

  return (
    <ChangePasswordModal
      view={view}
      send={actor.send}
      reason={reason}
      onClose={() => void (goBack() || close())}
    />
  );
}

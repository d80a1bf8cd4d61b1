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
 * A new password: of one's own will, or because one is due, which cannot be left before it is set (PWD-04). It ends
 * at the start (PWD-02) or, for who came from the member centre, there again; the member is read anew either way.
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

  /** Back to the centre it was opened from, if any; a password that is due was not asked for by anybody. */
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
    // What this device remembers signs nobody in any more.
    void rememberStore(brand).forget();
    session.send({ type: "session.passwordChanged" });
    // Who was in is read anew; of who was not yet, it is the first that is read.
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

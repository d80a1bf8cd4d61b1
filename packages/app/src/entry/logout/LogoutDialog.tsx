import { useTranslations } from "@foyer/ui/words";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { useLogout } from "../useLogout.ts";

/** Asks before logging out (SES-03), tells the platform, and leads to the lobby (NAV-10). */
export default function LogoutDialog() {
  const t = useTranslations();
  const { session } = useActors();
  const { close } = useModalActions();
  const router = useRouter();
  const { busy, send } = useLogout((signedOut) => {
    if (signedOut) {
      // The dialog has its own history entry: once that is left, the lobby replaces the page below it.
      const leave = () => {
        router.navigate("/", { replace: true, state: {} });
        session.send({ type: "session.signedOut" });
      };
      window.addEventListener("popstate", leave, { once: true });
    }
    close();
  });

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

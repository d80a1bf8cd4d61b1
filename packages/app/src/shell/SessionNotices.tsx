import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { toast } from "@foyer/ui/toast";
import { useActors, useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { errorText } from "../kit/words/errors.ts";

/** Reports once what happened to the session or to a heart without the visitor's doing. */
export function SessionNotices() {
  const intl = useIntl();
  const t = useTranslations();
  const { session, favourites } = useActors();
  const { notice, canRetry } = useSession();
  const { open } = useModalActions();

  useEffect(() => {
    if (!notice) return;
    toast.show({
      id: "session",
      tone: "warning",
      text:
        notice === "expired"
          ? errorText(intl, { reason: "NOT_LOGGED_IN" })
          : t("session.signedOutElsewhere"),
    });
    session.send({ type: "session.noticeDismissed" });
    if (notice === "expired") open({ name: "login" });
  }, [notice, session, intl, t, open]);

  useEffect(() => {
    if (!canRetry) return;
    toast.show({
      id: "session",
      tone: "danger",
      text: t("session.memberUnknown"),
      actionLabel: t("session.retry"),
      onAction: () => session.send({ type: "session.retried" }),
    });
  }, [canRetry, session, t]);

  useEffect(() => {
    const subscription = favourites.on("*", (event) => {
      if (event.type === "favourites.loginNeeded") open({ name: "login" });
      else if (event.type === "favourites.kept") {
        const { name } = event.game;
        toast.show({
          id: "favourite",
          tone: "success",
          text: event.favourite
            ? t("favourites.kept", { name })
            : t("favourites.gone", { name }),
        });
      } else
        toast.show({
          id: "favourite",
          tone: "danger",
          text: errorText(intl, event.failure),
        });
    });
    return () => subscription.unsubscribe();
  }, [favourites, intl, t, open]);
  return null;
}

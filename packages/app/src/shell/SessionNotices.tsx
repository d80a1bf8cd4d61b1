import { useEffect } from "react";
import { useSelector } from "@xstate/react";
import { defineMessages, useIntl } from "react-intl";
import type { FavouritesEmitted } from "@foyer/flows/favourites";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { sessionView } from "@foyer/flows/session";
import { asGames } from "../shared/games/asGames.ts";
import { errorText } from "../shared/words/errors.ts";

const messages = defineMessages<
  Record<"signedOutElsewhere" | "memberUnknown" | "retry", {}> &
    Record<"favouriteKept" | "favouriteGone", { name: string }>
>({
  favouriteKept: {
    id: "favourites.kept",
    defaultMessage: "{name} is one of your favourites now",
    description:
      "Said when a game became a favourite later than its heart was pressed: after the login, or though no answer had come; {name} is the game",
  },
  favouriteGone: {
    id: "favourites.gone",
    defaultMessage: "{name} is no longer one of your favourites",
    description:
      "Said when it turns out that a game was removed from the favourites though no answer had come; {name} is the game",
  },
  signedOutElsewhere: {
    id: "session.signedOutElsewhere",
    defaultMessage: "You logged out in another tab",
    description: "Shown when the session was ended in another tab",
  },
  memberUnknown: {
    id: "session.memberUnknown",
    defaultMessage: "Your account could not be read",
    description:
      "Shown when the session stands but the account's data did not come",
  },
  retry: {
    id: "session.retry",
    defaultMessage: "Try again",
    description: "Button beside the news that the account could not be read",
  },
});

/** Says once what happened to the session or to a heart without the person's doing. */
export function SessionNotices() {
  const intl = useIntl();
  const { session, favourites } = useActors();
  const { open } = useModalActions();
  const notice = useSelector(
    session,
    (snapshot) => sessionView(snapshot).notice,
  );
  const canRetry = useSelector(
    session,
    (snapshot) => sessionView(snapshot).canRetry,
  );

  useEffect(() => {
    if (!notice) return;
    toast.show({
      id: "session",
      tone: "warning",
      text:
        notice === "expired"
          ? errorText(intl, { reason: "NOT_LOGGED_IN" })
          : intl.formatMessage(messages.signedOutElsewhere),
    });
    session.send({ type: "session.noticeDismissed" });
    if (notice === "expired") open({ name: "login" });
  }, [notice, session, intl, open]);

  useEffect(() => {
    if (!canRetry) return;
    toast.show({
      id: "session",
      tone: "danger",
      text: intl.formatMessage(messages.memberUnknown),
      actionLabel: intl.formatMessage(messages.retry),
      onAction: () => session.send({ type: "session.retried" }),
    });
  }, [canRetry, session, intl]);

  useEffect(() => {
    const subscription = favourites.on("*", (event: FavouritesEmitted) => {
      if (event.type === "favourites.loginNeeded") open({ name: "login" });
      else if (event.type === "favourites.kept") {
        const [name = ""] = asGames([event.game]).map((game) => game.name);
        toast.show({
          id: "favourite",
          tone: "success",
          text: event.favourite
            ? intl.formatMessage(messages.favouriteKept, { name })
            : intl.formatMessage(messages.favouriteGone, { name }),
        });
      } else
        toast.show({
          id: "favourite",
          tone: "danger",
          text: errorText(intl, event.failure),
        });
    });
    return () => subscription.unsubscribe();
  }, [favourites, intl, open]);
  return null;
}

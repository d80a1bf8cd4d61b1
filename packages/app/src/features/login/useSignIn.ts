import { useCallback, useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { loginView, type LoginTab } from "@foyer/flows/login";
import { useActors } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { countriesQuery } from "../../shared/mobileCountries.ts";
import { steadyClock } from "../../shared/steadyNow.ts";
import {
  forgetTypedPassword,
  keepTypedPassword,
} from "../../shared/typedPassword.ts";
import { usePageShown } from "../../shared/usePageShown.ts";
import { loginFor } from "./loginActors.ts";

interface SignInOptions {
  /** Only agents may come in, by name and password, and nothing is remembered (LGN-04, OPN-70). */
  readonly agentsOnly: boolean;
  /** The session has begun. */
  readonly onSignedIn: () => void;
}

/**
 * A sign-in for as long as the component that asks for it is there.
 *
 * @example const { view, send } = useSignIn({ agentsOnly: false, onSignedIn: close });
 */
export function useSignIn({ agentsOnly, onSignedIn }: SignInOptions) {
  const services = useServices();
  const { flags } = useSite();
  const { session } = useActors();
  const [now] = useState(() => steadyClock());
  const bySms = flags.smsLogin && !agentsOnly;
  const tabs: readonly LoginTab[] = bySms ? ["username", "sms"] : ["username"];
  const actor = useActorRef(
    loginFor(services, {
      remembers: !agentsOnly,
      onTyped: (password) => keepTypedPassword(session, password),
    }),
    {
      input: {
        rules: {
          firstLoginForcesChange: services.brand.firstLogin === "forceChange",
          expiryForcesChange: flags.forcePasswordExpiry,
          offersRemember: !agentsOnly,
          tabs,
          dialingCodes: [],
          agentsOnly,
        },
        now,
      },
    },
  );
  const view = useSelector(actor, loginView);
  const { send } = actor;
  usePageShown(useCallback(() => send({ type: "login.resumed" }), [send]));

  // Asked for with the dialog, so that they are there when the tab is opened.
  const countries = useQuery({ ...countriesQuery(services), enabled: bySms });
  useEffect(() => {
    if (countries.data)
      send({ type: "login.countriesCame", dialingCodes: countries.data });
  }, [countries.data, send]);

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (!output) return;
        const { token, firstLogin, change: passwordDue } = output;
        // Only the change that is due has a use for it (PWD-03).
        if (!passwordDue) forgetTypedPassword(session);
        session.send({
          type: "session.signedIn",
          token,
          firstLogin,
          passwordDue,
        });
        onSignedIn();
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, session, onSignedIn]);

  useEffect(
    () => () => {
      // Given up: the password of a try that was refused stays nowhere.
      if (actor.getSnapshot().status !== "done") forgetTypedPassword(session);
    },
    [actor, session],
  );

  return { view, send };
}

import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { loginView, type LoginEvent, type LoginTab } from "@foyer/flows/login";
import { useActors } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { countriesQuery } from "../../kit/parts/mobileCountries.ts";
import { forgetSentCode, sentCode } from "../sentCodes.ts";
import { steadyClock } from "../../services/steadyNow.ts";
import { useEnded } from "../useEnded.ts";
import { typedPasswords } from "../typedPassword.ts";
import {
  forgetTypedForms,
  keepTypedName,
  typedName,
} from "../../kit/form/typedForms.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { loginFor } from "./loginActors.ts";

interface SignInOptions {
  /** Only agents may log in, by username and password, and nothing is remembered (LGN-04, OPN-70). */
  readonly agentsOnly: boolean;
  /** The session has begun. */
  readonly onSignedIn: () => void;
}

/**
 * A login that lives as long as the component that uses it.
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
  // The actors are made before the machine, so its listener is added later.
  const [told] = useState(() => new Set<(share: number) => void>());
  const actor = useActorRef(
    loginFor(services, {
      onWorked: (share) => told.forEach((tell) => tell(share)),
      remembers: !agentsOnly,
      onTyped: (password) => {
        if (password === undefined) typedPasswords.delete(session);
        else typedPasswords.set(session, password);
      },
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
  useEffect(() => {
    const tell = (share: number) => send({ type: "login.worked", share });
    told.add(tell);
    return () => void told.delete(tell);
  }, [told, send]);
  usePageShown(() => send({ type: "login.resumed" }));

  // Loaded with the dialog, so that they are there when the tab is opened.
  const countries = useQuery({ ...countriesQuery(services), enabled: bySms });
  useEffect(() => {
    if (countries.data)
      send({ type: "login.countriesCame", dialingCodes: countries.data });
  }, [countries.data, send]);

  useEffect(() => {
    const code = bySms ? sentCode(services.session, "login") : undefined;
    if (code) send({ type: "login.codeKept", code });
  }, [bySms, services, send]);

  // A visitor who comes back from registration or recovery finds the name that was typed before.
  const isBack = useNavigationType() === NavigationType.Pop;
  const [typed] = useState(() =>
    isBack && !agentsOnly ? typedName(session) : "",
  );
  useEffect(() => {
    // An earlier name that is not restored is forgotten.
    keepTypedName(session, typed);
    if (typed !== "")
      send({ type: "login.fieldChanged", field: "username", value: typed });
  }, [typed, session, send]);

  useEnded(actor, ({ token, firstLogin, change: passwordDue }) => {
    forgetSentCode(services.session, "login");
    // Only a change that is due needs it (PWD-03).
    if (!passwordDue) typedPasswords.delete(session);
    forgetTypedForms(session);
    session.send({ type: "session.signedIn", token, firstLogin, passwordDue });
    onSignedIn();
  });

  useEffect(
    () => () => {
      // Abandoned: the password of a rejected attempt is not kept anywhere.
      if (actor.getSnapshot().status !== "done") typedPasswords.delete(session);
    },
    [actor, session],
  );

  const sendTyped = (event: LoginEvent) => {
    // A name that the device remembered was not typed.
    if (event.type === "login.fieldChanged" && event.field === "username")
      keepTypedName(session, event.value);
    send(event);
  };
  return { view, send: sendTyped };
}

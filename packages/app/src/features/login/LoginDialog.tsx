import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { loginView } from "@foyer/flows/login";
import { bannersOf } from "@foyer/platform/domain";
import { Modal } from "@foyer/ui/modal";
import { useActors } from "../../actors/actors.ts";
import { entryState, useModalActions } from "../../modals/modals.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { DialogBanner } from "../../shared/content/DialogBanner.tsx";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { loginFor } from "./loginActors.ts";
import { LoginForm } from "./LoginForm.tsx";

const messages = defineMessages({
  title: {
    id: "login.title",
    defaultMessage: "Welcome back",
    description: "Title of the login popup",
  },
});

/** The login popup: username and password, captcha when it is asked for, and the ways on from there. */
export default function LoginDialog() {
  const { formatMessage } = useIntl();
  const services = useServices();
  const { flags } = useSite();
  const { session } = useActors();
  const { close, leaveFor } = useModalActions();
  const location = useLocation();
  const { data } = useAnnouncements();

  const actor = useActorRef(loginFor(services), {
    input: {
      rules: {
        firstLoginForcesChange: services.brand.firstLogin === "forceChange",
        expiryForcesChange: flags.forcePasswordExpiry,
        offersRemember: true,
      },
    },
  });
  const view = useSelector(actor, loginView);

  useEffect(() => {
    const { from } = entryState(location);
    const subscription = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (!output) return;
        const { token, firstLogin, change: passwordDue } = output;
        session.send({
          type: "session.signedIn",
          token,
          firstLogin,
          passwordDue,
        });
        // What was asked for before the login opens by itself; else back to where the person was.
        if (from !== undefined) leaveFor(from);
        else close();
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, session, location, leaveFor, close]);

  const [banner] = bannersOf(data?.banners ?? [], "w_login");
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.title)}
      size={banner ? "large" : "small"}
      banner={banner && <DialogBanner banner={banner} />}
    >
      <LoginForm view={view} send={actor.send} />
    </Modal>
  );
}

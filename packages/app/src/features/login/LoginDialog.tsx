import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { bannersOf } from "@foyer/platform/domain";
import { socialProviders } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Text } from "@foyer/ui/text";
import { entryState, useModalActions } from "../../navigation/modals.ts";
import { useSite } from "../../services/siteContext.ts";
import { DialogBanner } from "../../shared/content/DialogBanner.tsx";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

const messages = defineMessages({
  title: {
    id: "login.title",
    defaultMessage: "Welcome back",
    description: "Title of the login popup",
  },
  noAccount: {
    id: "login.noAccount",
    defaultMessage: "No account yet?",
    description: "Before the link to registration",
  },
  forgot: {
    id: "login.forgot",
    defaultMessage: "Forgot your password?",
    description: "Link from the login popup to the recovery of a password",
  },
  register: {
    id: "login.register",
    defaultMessage: "Create one",
    description: "Link from the login popup to registration",
  },
});

/** The login popup, and the ways on from there. */
export default function LoginDialog() {
  const { formatMessage } = useIntl();
  const { flags } = useSite();
  const { open, close, leaveFor } = useModalActions();
  const { from } = entryState(useLocation());
  const { data } = useAnnouncements();
  const { view, send } = useSignIn({
    agentsOnly: false,
    // What was asked for before the login opens by itself; else back to where the person was.
    onSignedIn: useCallback(() => {
      if (from !== undefined) leaveFor(from);
      else close();
    }, [from, leaveFor, close]),
  });

  const [banner] = bannersOf(data?.banners ?? [], "w_login");
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.title)}
      size={banner ? "large" : "small"}
      banner={banner && <DialogBanner banner={banner} />}
    >
      <SignIn
        view={view}
        send={send}
        providers={socialProviders.filter(
          (provider) => flags[`${provider}Login`],
        )}
        freePlay={flags.freePlay}
        links={
          <>
            <Button
              variant="quiet"
              size="small"
              wide
              onClick={() => open({ name: "forgotPassword" })}
            >
              {formatMessage(messages.forgot)}
            </Button>
            <Text size="small" tone="quiet" align="center">
              {formatMessage(messages.noAccount)}{" "}
              <Button
                variant="quiet"
                size="small"
                onClick={() => open({ name: "register" })}
              >
                {formatMessage(messages.register)}
              </Button>
            </Text>
          </>
        }
      />
    </Modal>
  );
}

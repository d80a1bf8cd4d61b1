import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { socialProviders } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Text } from "@foyer/ui/text";
import { entryState, useModalActions } from "../../navigation/modals.ts";
import { useSite } from "../../services/siteContext.ts";
import { EntryModal } from "../EntryModal.tsx";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

/** The login popup, and the ways on from there. */
export default function LoginDialog() {
  const t = useTranslations();
  const { flags } = useSite();
  const { open, close, leaveFor } = useModalActions();
  const { from } = entryState(useLocation());
  const { view, send } = useSignIn({
    agentsOnly: false,
    // What was asked for before the login opens by itself; else back to where the person was.
    onSignedIn: useCallback(() => {
      if (from !== undefined) leaveFor(from);
      else close();
    }, [from, leaveFor, close]),
  });

  return (
    <EntryModal title={t("login.title")} banners="w_login">
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
              {t("login.forgot")}
            </Button>
            <Text size="small" tone="quiet" align="center">
              {t("login.noAccount")}{" "}
              <Button
                variant="quiet"
                size="small"
                onClick={() => open({ name: "register" })}
              >
                {t("login.register")}
              </Button>
            </Text>
          </>
        }
      />
    </EntryModal>
  );
}

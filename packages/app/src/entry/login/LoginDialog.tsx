import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { socialProviders } from "@foyer/platform/calls";
import { Text } from "@foyer/ui/text";
import { entryState, useModalActions } from "../../navigation/modals.ts";
import { useSite } from "../../services/siteContext.ts";
import { EntryLink, EntryModal } from "../EntryModal.tsx";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

/** The login popup, with links to the other entry dialogs. */
export default function LoginDialog() {
  const t = useTranslations();
  const { flags } = useSite();
  const { close, leaveFor } = useModalActions();
  const { from } = entryState(useLocation());
  const login = useSignIn({
    agentsOnly: false,
    // A page that required the login opens automatically; otherwise the visitor returns to the page below.
    onSignedIn: () => (from === undefined ? close() : leaveFor(from)),
  });

  return (
    <EntryModal title={t("login.title")} banners="w_login">
      <SignIn
        {...login}
        providers={socialProviders.filter(
          (provider) => flags[`${provider}Login`],
        )}
        freePlay={flags.freePlay}
        links={
          <>
            <EntryLink to="forgotPassword">{t("login.forgot")}</EntryLink>
            <Text size="small" tone="quiet" align="center">
              {t("login.noAccount")}{" "}
              <EntryLink to="register" wide={false}>
                {t("login.register")}
              </EntryLink>
            </Text>
          </>
        }
      />
    </EntryModal>
  );
}

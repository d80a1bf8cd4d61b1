import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { bannersOf } from "@foyer/platform/domain";
import { socialProviders } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Text } from "@foyer/ui/text";
import { entryState, useModalActions } from "../../navigation/modals.ts";
import { useSite } from "../../services/siteContext.ts";
import { DialogBanner } from "../DialogBanner.tsx";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

/** The login popup, and the ways on from there. */
export default function LoginDialog() {
  const t = useTranslations();
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
      title={t("login.title")}
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
    </Modal>
  );
}

import { Navigate, useLocation } from "react-router-dom";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { useRouter } from "../../navigation/routerContext.ts";
import { errorText } from "../../kit/words/errors.ts";
import { EntryLink } from "../EntryModal.tsx";
import * as styles from "./agentPage.css.ts";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";

/** The login page for agents only (OPN-18, OPN-70). */
export default function AgentPage() {
  const intl = useIntl();
  const t = useTranslations();
  const { kind, member } = useSession();
  const { open } = useModalActions();
  const { search } = useLocation();
  if (member?.agent)
    return <Navigate to={{ pathname: "/agentHome", search }} replace />;
  if (kind === "unknown") return <PagePending />;
  return (
    <div className={styles.narrow}>
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1}>{t("agentLogin.title")}</Heading>
          <Text tone="quiet">{t("agentLogin.forAgents")}</Text>
        </Stack>
        {member ? (
          <InlineMessage
            tone="warning"
            action={
              <Button onClick={() => open({ name: "logout" })}>
                {t("agentLogin.logout")}
              </Button>
            }
          >
            {errorText(intl, { reason: "NON_AGENT" })}
          </InlineMessage>
        ) : (
          <AgentForm />
        )}
      </Stack>
    </div>
  );
}

function AgentForm() {
  const t = useTranslations();
  const router = useRouter();
  const { search } = useLocation();
  const login = useSignIn({
    agentsOnly: true,
    onSignedIn: () =>
      router.navigate({ pathname: "/agentHome", search }, { replace: true }),
  });
  return (
    <SignIn
      {...login}
      providers={[]}
      freePlay={false}
      links={<EntryLink to="forgotPassword">{t("login.forgot")}</EntryLink>}
    />
  );
}

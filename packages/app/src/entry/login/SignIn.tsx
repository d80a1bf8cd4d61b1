import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { LoginEvent, LoginTab, LoginView } from "@foyer/flows/login";
import type { SocialProvider } from "@foyer/platform/calls";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { loadable } from "../../kit/parts/loadable.tsx";
import { FormPending } from "./FormPending.tsx";
import { UsernameForm } from "./UsernameForm.tsx";

const pending = <FormPending />;
const SmsForm = loadable(() => import("./SmsForm.tsx"), { pending });
const ExtraCheckForm = loadable(() => import("./ExtraCheckForm.tsx"), {
  pending,
});
const OtherWays = loadable(() => import("./OtherWays.tsx"));

const messages = {
  username: "login.way.username",
  sms: "login.way.sms",
} as const;

interface SignInProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
  readonly providers: readonly SocialProvider[];
  readonly freePlay: boolean;
  /** Links to elsewhere, below the form. */
  readonly links: ReactNode;
}

/** The ways to sign in: the forms in tabs where there are several, other sites, free play; and the further check. */
export function SignIn(props: SignInProps) {
  const { view, send, providers, freePlay, links } = props;
  const t = useTranslations();
  const { tabs, tab, extraCheck } = view;
  // Who moves between the tabs stays on them; whoever arrives begins in the first field.
  const [moved, setMoved] = useState(false);
  // A refusal stands where the try was made: the form has none to show of another site's.
  const quiet = { ...view, failure: undefined };
  const formView = view.failedElsewhere ? quiet : view;

  if (extraCheck)
    return <ExtraCheckForm check={extraCheck} view={view} send={send} />;
  const form = (one: LoginTab) =>
    one === "sms" ? (
      <SmsForm view={formView} send={send} autoFocus={!moved} />
    ) : (
      <UsernameForm view={formView} send={send} autoFocus={!moved} />
    );
  return (
    <Stack gap="x5">
      {tabs.length > 1 ? (
        <Tabs
          label={t("login.ways")}
          variant="segment"
          selected={tab}
          onSelect={(key) => {
            const chosen = tabs.find((one) => one === key);
            if (!chosen) return;
            setMoved(true);
            send({ type: "login.tabChosen", tab: chosen });
          }}
          items={tabs.map((one) => ({
            key: one,
            label: t(messages[one]),
            content: form(one),
          }))}
        />
      ) : (
        form(tab)
      )}
      {(providers.length > 0 || freePlay) && (
        <OtherWays
          view={view.failedElsewhere ? view : quiet}
          send={send}
          providers={providers}
          freePlay={freePlay}
        />
      )}
      {links}
    </Stack>
  );
}

import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { loadable } from "../../kit/parts/loadable.tsx";
import { WayTabs } from "../WayTabs.tsx";
import { FormPending } from "./FormShell.tsx";
import type { OtherWaysProps } from "./OtherWays.tsx";
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

interface SignInProps extends OtherWaysProps {
  /** Links to other dialogs and pages, below the form. */
  readonly links: ReactNode;
}

/**
 * The ways to log in: the forms, in tabs if there are several, social login and free play; and the additional check.
 */
export function SignIn({ links, ...others }: SignInProps) {
  const { view, send, providers, freePlay } = others;
  const t = useTranslations();
  const { tabs, tab, extraCheck } = view;
  // After switching tabs the focus stays on them; on arrival it is on the first field.
  const [moved, setMoved] = useState(false);

  if (extraCheck)
    return <ExtraCheckForm check={extraCheck} view={view} send={send} />;
  return (
    <Stack gap="x5">
      <WayTabs
        label={t("login.ways")}
        ways={tabs}
        chosen={tab}
        nameOf={(one) => t(messages[one])}
        onChoose={(chosen) => {
          setMoved(true);
          send({ type: "login.tabChosen", tab: chosen });
        }}
      >
        {(one) =>
          one === "sms" ? (
            <SmsForm view={view} send={send} autoFocus={!moved} />
          ) : (
            <UsernameForm view={view} send={send} autoFocus={!moved} />
          )
        }
      </WayTabs>
      {(providers.length > 0 || freePlay) && <OtherWays {...others} />}
      {links}
    </Stack>
  );
}

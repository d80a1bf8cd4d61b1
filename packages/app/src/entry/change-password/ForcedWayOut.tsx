import { useCallback } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Stack } from "@foyer/ui/stack";
import { useActors } from "../../actors/actors.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { ServiceButton } from "../../kit/parts/ServiceButton.tsx";
import { useLogout } from "../useLogout.ts";

/** What is left to who cannot or will not choose a new password now: to log out, or to ask somebody. */
export function ForcedWayOut({ disabled }: { readonly disabled: boolean }) {
  const t = useTranslations();
  const { session } = useActors();
  const router = useRouter();
  const onEnd = useCallback(() => {
    router.navigate("/", { replace: true, state: {} });
    session.send({ type: "session.signedOut" });
  }, [router, session]);
  const { busy, send } = useLogout(onEnd);
  return (
    <Stack gap="x2">
      <Button
        variant="quiet"
        size="small"
        wide
        disabled={disabled}
        loading={busy}
        onClick={() => send({ type: "logout.confirmed" })}
      >
        {t("changePassword.logout")}
      </Button>
      <ServiceButton variant="quiet" size="small" wide fromDialog />
    </Stack>
  );
}

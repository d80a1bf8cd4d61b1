import { useCallback, useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { memberInfo } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useActors, useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../kit/words/errors.ts";

/**
 * Asks a logged-in member whether to follow a link that logs in another account: otherwise the sender of such a link
 * could have others deposit into the sender's account.
 */
export default function LinkDialog({ offered }: { readonly offered: string }) {
  const intl = useIntl();
  const t = useTranslations();
  const { clientOf } = useServices();
  const { session } = useActors();
  const { kind, member } = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["member", "link", offered],
    queryFn: ({ signal }) => clientOf(offered).call(memberInfo, {}, { signal }),
    enabled: member !== undefined,
  });
  // The current session has ended: the link replaces nobody.
  const isFree = kind === "guest";
  const isSame = member !== undefined && data?.id === member.id;
  const reason = error instanceof CallError ? error.code : "UNKNOWN";
  // Only this error concerns the link's session: after any other, a retry may succeed.
  const isOver = error !== null && reason === "NOT_LOGGED_IN";

  const change = useCallback(
    () => session.send({ type: "session.signedIn", token: offered }),
    [session, offered],
  );
  useEffect(() => {
    if (isFree) change();
  }, [isFree, change]);

  useEffect(() => {
    if (!isSame && !isOver) return;
    if (isOver)
      toast.show({ id: "session", tone: "warning", text: t("link.failed") });
    session.send({ type: "session.offerRefused" });
  }, [isSame, isOver, session, t]);

  if (!member || isSame || isOver || (!data && !error)) return null;
  const stay = () => session.send({ type: "session.offerRefused" });
  const present = member.account;
  const names = data && { present, offered: data.account };
  return (
    <Modal
      open
      onClose={stay}
      size="small"
      title={t("link.title")}
      footer={
        <>
          {/* Usernames are long: in two buttons side by side they would break anywhere. */}
          {names && (
            <Button variant="outline" wide onClick={change}>
              {t("link.change", { account: names.offered })}
            </Button>
          )}
          <Button tone="accent" wide onClick={stay}>
            {t("link.stay", { account: present })}
          </Button>
        </>
      }
    >
      {names ? (
        <Stack gap="x3">
          <Text weight="strong">{t("link.text", names)}</Text>
          <Text tone="quiet">{t("link.warning")}</Text>
        </Stack>
      ) : (
        <ErrorState
          level={3}
          title={errorText(intl, { reason })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Modal>
  );
}

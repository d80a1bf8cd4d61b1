import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ActivityApplicationEvent,
  ActivityApplicationView,
} from "@foyer/flows/activity-application";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import { ActivityForm } from "./ActivityForm.tsx";

const messages = {
  doubting: "activity.doubting",
  unresolved: "activity.unresolved",
} as const;

interface ActivityApplicationProps {
  readonly view: ActivityApplicationView;
  readonly send: (event: ActivityApplicationEvent) => void;
  /** Name of the activity. */
  readonly title: string;
  readonly onClose: () => void;
}

/** What applying for an activity shows. */
export function ActivityApplication(props: ActivityApplicationProps) {
  const { view, send, title, onClose } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { phase, failure } = view;
  const doubt = phase === "doubting" || phase === "unresolved";
  return (
    <Modal
      open
      onClose={onClose}
      busy={phase === "sending"}
      title={t("activity.title")}
      description={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("activity.close")}
          </Button>
          {doubt ? (
            <Button
              tone="accent"
              loading={phase === "doubting"}
              onClick={() => send({ type: "activityApplication.askedAgain" })}
            >
              {t("activity.ask")}
            </Button>
          ) : (
            <Button
              tone="accent"
              loading={phase === "sending"}
              onClick={() => send({ type: "activityApplication.submitted" })}
            >
              {t("activity.send")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="x5">
        {doubt && (
          <InlineMessage tone="warning" live="polite">
            {t(messages[phase])}
          </InlineMessage>
        )}
        {phase === "editing" && (view.notArrived || failure) && (
          <InlineMessage tone="danger" live="assertive">
            {view.notArrived
              ? t("activity.notArrived")
              : errorText(intl, failure ?? { reason: "UNKNOWN" })}
          </InlineMessage>
        )}
        <ActivityForm view={view} send={send} />
      </Stack>
    </Modal>
  );
}

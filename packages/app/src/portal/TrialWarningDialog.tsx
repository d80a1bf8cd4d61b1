import { useServices } from "../services/services.ts";
import { useModalActions } from "../navigation/modals.ts";
import { TrialWarning } from "./TrialWarning.tsx";

/** The warning of the gate, with the way out of the trial. */
export default function TrialWarningDialog({
  onRead,
}: {
  readonly onRead: () => void;
}) {
  const { brand } = useServices();
  const { open } = useModalActions();
  return (
    <TrialWarning
      age={brand.age.terms}
      onRead={onRead}
      onLogOut={() => {
        onRead();
        open({ name: "logout" });
      }}
    />
  );
}

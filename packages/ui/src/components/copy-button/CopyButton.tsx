import { useEffect, useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

const messages = defineMessages({
  copied: {
    id: "ui.copyButton.copied",
    defaultMessage: "Copied",
    description:
      "Spoken and shown for a moment after something was put on the clipboard",
  },
  failed: {
    id: "ui.copyButton.failed",
    defaultMessage: "Could not be copied. Select it and copy it by hand.",
    description:
      "Spoken and shown when the browser does not give the clipboard",
  },
});

const shownFor = 2000;

export interface CopyButtonProps {
  /** What goes on the clipboard. */
  value: string;
  /** What it copies, in words: "Copy account name". */
  label: string;
  /** Its side: 32 or 44 px. @default "small" */
  size?: "small" | "medium";
  /** Runs when it is on the clipboard. */
  onCopied?: () => void;
}

/**
 * Puts a value on the clipboard and says that it did.
 *
 * @example <CopyButton value={account} label="Copy account name" />
 */
export function CopyButton({
  value,
  label,
  size = "small",
  onCopied,
}: CopyButtonProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      setOutcome("failed");
      return;
    }
    setOutcome("copied");
    onCopied?.();
  };

  return (
    <>
      <IconButton
        icon={
          outcome === "copied"
            ? "check"
            : outcome === "failed"
              ? "error"
              : "copy"
        }
        label={label}
        title={outcome ? intl.formatMessage(messages[outcome]) : label}
        size={size}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">
        {outcome && intl.formatMessage(messages[outcome])}
      </VisuallyHidden>
    </>
  );
}

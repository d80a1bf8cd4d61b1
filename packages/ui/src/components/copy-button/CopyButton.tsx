import { useEffect, useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

const messages = {
  copied: "ui.copyButton.copied",
  failed: "ui.copyButton.failed",
} as const;

const shownFor = 2000;

export interface CopyButtonProps {
  /** The value to copy. */
  value: string;
  /** Accessible name: "Copy username". */
  label: string;
  /** Size: 32 or 44 px. @default "small" */
  size?: "small" | "medium";
  /** Called once the value is on the clipboard. */
  onCopied?: () => void;
}

/**
 * Copies a value to the clipboard and confirms it.
 *
 * @example <CopyButton value={account} label="Copy username" />
 */
export function CopyButton({
  value,
  label,
  size = "small",
  onCopied,
}: CopyButtonProps) {
  const t = useTranslations();
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
        title={outcome ? t(messages[outcome]) : label}
        size={size}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">
        {outcome && t(messages[outcome])}
      </VisuallyHidden>
    </>
  );
}

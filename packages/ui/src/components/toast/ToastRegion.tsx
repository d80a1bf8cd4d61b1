import { Toast } from "radix-ui";
import { useTranslations } from "../../words/translate.ts";
import { readDirection } from "../../private/direction.ts";
import { toast, type ToastEntry } from "./toastStore.ts";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./Toaster.css.ts";

/** The live region for toasts, with those shown now. */
export default function ToastRegion({
  entries,
}: {
  entries: readonly ToastEntry[];
}) {
  const t = useTranslations();
  return (
    <Toast.Provider
      label={t("ui.toaster.message")}
      swipeDirection={readDirection() === "rtl" ? "left" : "right"}
    >
      {entries.map((entry) => (
        <ToastItem key={`${entry.id} ${entry.turn}`} entry={entry} />
      ))}
      <Toast.Viewport
        className={styles.viewport}
        data-over-dialogs
        hotkey={["F8"]}
        label={t("ui.toaster.list", { key: "F8" })}
      />
    </Toast.Provider>
  );
}

const icons = {
  neutral: "bell",
  success: "success",
  warning: "warning",
  danger: "error",
  info: "info",
} as const;

/** Milliseconds until a message closes. The timer pauses while it is hovered or focused, or the window is inactive. */
const stay = { brief: 5000, toBeRead: 10_000, perLetter: 40, longest: 30_000 };

/* The first eighty letters are covered by the base time. */
function stayOf({ tone, actionLabel, text }: ToastEntry): number {
  const long = tone === "danger" || actionLabel !== undefined;
  const base = long ? stay.toBeRead : stay.brief;
  const more = Math.max(text.length - 80, 0) * stay.perLetter;
  return Math.min(base + more, stay.longest);
}

/* From the first frame: Radix notices a moment later that its list has something to press. */
const pressable = { pointerEvents: "auto" } as const;

interface ToastItemProps {
  entry: ToastEntry;
}

/** A message of the `Toaster`. */
function ToastItem({ entry }: ToastItemProps) {
  const { id, text, tone = "neutral", open, actionLabel, onAction } = entry;
  const t = useTranslations();
  return (
    <Toast.Root
      className={styles.toast}
      style={pressable}
      type={tone === "danger" ? "foreground" : "background"}
      duration={stayOf(entry)}
      open={open}
      onOpenChange={(next) => !next && toast.dismiss(id)}
    >
      <span className={styles.sign({ tone })}>
        <Icon name={icons[tone]} />
      </span>
      <Toast.Description className={styles.text}>{text}</Toast.Description>
      {actionLabel !== undefined && (
        <Toast.Action asChild altText={actionLabel} onClick={onAction}>
          <Button size="small" variant="quiet" tone="accent">
            {actionLabel}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton icon="close" size="small" label={t("ui.toaster.dismiss")} />
      </Toast.Close>
    </Toast.Root>
  );
}

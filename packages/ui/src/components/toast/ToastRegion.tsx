import { Toast } from "radix-ui";
import { useTranslations } from "../../words/translate.ts";
import { readDirection } from "../../private/direction.ts";
import { ToastItem } from "./ToastItem.tsx";
import type { ToastEntry } from "./toastStore.ts";
import * as styles from "./Toaster.css.ts";

/** The place of short messages, and those that are shown now. */
export function ToastRegion({ entries }: { entries: readonly ToastEntry[] }) {
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

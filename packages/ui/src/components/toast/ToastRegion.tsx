import { Toast } from "radix-ui";
import { defineMessages, useIntl } from "react-intl";
import { readDirection } from "../../private/direction.ts";
import { ToastItem } from "./ToastItem.tsx";
import type { ToastEntry } from "./toastStore.ts";
import * as styles from "./Toaster.css.ts";

const messages = defineMessages<{ message: {}; list: { key: string } }>({
  message: {
    id: "ui.toaster.message",
    defaultMessage: "Message",
    description: "Said before the words of a short message",
  },
  list: {
    id: "ui.toaster.list",
    defaultMessage: "Messages ({key})",
    description:
      "Names the place of short messages; {key} is the key that leads there, F8",
  },
});

/** The place of short messages, and those that are shown now. */
export function ToastRegion({ entries }: { entries: readonly ToastEntry[] }) {
  const intl = useIntl();
  return (
    <Toast.Provider
      label={intl.formatMessage(messages.message)}
      swipeDirection={readDirection() === "rtl" ? "left" : "right"}
    >
      {entries.map((entry) => (
        <ToastItem key={`${entry.id} ${entry.turn}`} entry={entry} />
      ))}
      <Toast.Viewport
        className={styles.viewport}
        data-over-dialogs
        hotkey={["F8"]}
        label={intl.formatMessage(messages.list, { key: "F8" })}
      />
    </Toast.Provider>
  );
}

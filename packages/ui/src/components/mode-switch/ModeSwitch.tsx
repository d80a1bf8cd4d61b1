import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./ModeSwitch.css.ts";

type Mode = "dark" | "light";

export interface ModeSwitchProps {
  /** The current mode. If omitted, the button follows the page's `data-mode` in CSS alone, so that switching renders nothing. */
  mode?: Mode;
  /** Called with the mode to switch to. */
  onChange(mode: Mode): void;
}

/**
 * Switches between dark and light mode. Its accessible name says what it will do.
 *
 * @example <ModeSwitch onChange={(mode) => root.setAttribute("data-mode", mode)} />
 */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useTranslations();
  return (
    <button
      type="button"
      className={styles.button}
      data-shows={mode ?? "page"}
      onClick={() =>
        onChange((mode ?? modeOfPage()) === "dark" ? "light" : "dark")
      }
    >
      {mode !== "light" && (
        <span className={styles.whileDark}>
          <Icon name="sun" label={t("ui.modeSwitch.toLight")} />
        </span>
      )}
      {mode !== "dark" && (
        <span className={styles.whileLight}>
          <Icon name="moon" label={t("ui.modeSwitch.toDark")} />
        </span>
      )}
    </button>
  );
}

function modeOfPage(): Mode {
  return document.documentElement.dataset["mode"] === "light"
    ? "light"
    : "dark";
}

import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./ModeSwitch.css.ts";

type Mode = "dark" | "light";

export interface ModeSwitchProps {
  /** The look that is on. Leave it out and the button follows `data-mode` of the page by style alone, so that a switch renders nothing. */
  mode?: Mode;
  /** The reader asked for the other look. */
  onChange(mode: Mode): void;
}

/**
 * Turns the dark look into the light one and back; its name says what it will do.
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

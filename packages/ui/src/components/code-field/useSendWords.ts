import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";

/** At which of the last seconds the wait is told; before that, at each whole minute. */
const lastSteps = [30, 10];

const passesStep = (before: number, seconds: number): boolean =>
  Math.ceil(before / 60) > Math.ceil(seconds / 60) ||
  lastSteps.some((step) => before > step && seconds <= step);

/**
 * What is spoken of the wait for another code: when it begins, at a few steps, and when it is over; never each second.
 * The beginning of a wait that is under way when the field appears is not announced.
 */
export function useSendWords(seconds: number, tooMany: boolean): string {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const [before, setBefore] = useState(seconds);
  const [spoken, setSpoken] = useState("");
  if (before === seconds) return spoken;
  setBefore(seconds);
  const began = seconds > before;
  if (!began && seconds > 0 && !passesStep(before, seconds)) return spoken;
  const inMinutes = seconds > 60 || tooMany;
  const time = formatNumber(inMinutes ? Math.ceil(seconds / 60) : seconds, {
    style: "unit",
    unit: inMinutes ? "minute" : "second",
    unitDisplay: "long",
  });
  const news = tooMany ? "ui.codeField.tooManySpoken" : "ui.codeField.sent";
  const words =
    seconds === 0
      ? t("ui.codeField.ready")
      : t(began ? news : "ui.codeField.left", { time });
  setSpoken(words);
  return words;
}

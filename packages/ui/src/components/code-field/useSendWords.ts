import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";

const messages = defineMessages<{
  sent: { time: string };
  left: { time: string };
  ready: {};
  tooMany: { time: string };
}>({
  sent: {
    id: "ui.codeField.sent",
    defaultMessage:
      "The code has been sent. Another one can be sent in {time}.",
    description:
      "Spoken once when a code has been sent; {time} is such as “60 seconds”",
  },
  left: {
    id: "ui.codeField.left",
    defaultMessage: "Another code can be sent in {time}.",
    description:
      "Spoken a few times while one waits for another code; {time} is such as “30 seconds”",
  },
  ready: {
    id: "ui.codeField.ready",
    defaultMessage: "Another code can be sent now.",
    description: "Spoken once when the wait for another code is over",
  },
  tooMany: {
    id: "ui.codeField.tooManySpoken",
    defaultMessage: "Too many requests. Another code can be sent in {time}.",
    description:
      "Spoken once when a code was refused; {time} is such as “5 minutes”",
  },
});

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
  const { formatMessage, formatNumber } = useIntl();
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
  const news = tooMany ? messages.tooMany : messages.sent;
  const words =
    seconds === 0
      ? formatMessage(messages.ready)
      : formatMessage(began ? news : messages.left, { time });
  setSpoken(words);
  return words;
}

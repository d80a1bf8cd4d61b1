import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";

const messages = defineMessages<{
  sent: { time: string };
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

/**
 * What is spoken of the wait for another code: once when it begins and once when it is over, never in between. A wait
 * that is under way when the field appears is not announced.
 */
export function useSendWords(seconds: number, tooMany: boolean): string {
  const { formatMessage, formatNumber } = useIntl();
  const [before, setBefore] = useState(seconds);
  const [spoken, setSpoken] = useState("");
  if (before === seconds) return spoken;
  setBefore(seconds);
  const began = seconds > before;
  if (!began && seconds > 0) return spoken;
  const inMinutes = seconds > 60 || tooMany;
  const time = formatNumber(inMinutes ? Math.ceil(seconds / 60) : seconds, {
    style: "unit",
    unit: inMinutes ? "minute" : "second",
    unitDisplay: "long",
  });
  const words = began
    ? formatMessage(tooMany ? messages.tooMany : messages.sent, { time })
    : formatMessage(messages.ready);
  setSpoken(words);
  return words;
}

import { defineMessages } from "react-intl";

export const balanceMessages = defineMessages<{
  hide: {};
  refresh: {};
  stale: {};
}>({
  hide: {
    id: "ui.balance.hide",
    defaultMessage: "Hide balance",
    description:
      "Button that is pressed while the balance is covered, so the words do not change",
  },
  refresh: {
    id: "ui.balance.refresh",
    defaultMessage: "Refresh balance",
    description: "Button that asks for the balance again",
  },
  stale: {
    id: "ui.balance.stale",
    defaultMessage: "This balance may be out of date",
    description: "Spoken and shown when the balance could not be read again",
  },
});

import { defineMessages } from "react-intl";

/** Words of the question whether it is the owner who asks. */
export const stepUpWords = defineMessages({
  title: {
    id: "stepUp.title",
    defaultMessage: "Confirm that it is you",
    description:
      "Title of the step in which the owner proves who asks for a change",
  },
});

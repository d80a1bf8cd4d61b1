import { defineMessages } from "react-intl";

/** Words of the field and its list, seen and heard. */
export const comboMessages = defineMessages<{
  placeholder: {};
  show: {};
  clear: {};
  loading: {};
  empty: { text: string };
  none: {};
  count: { count: number };
}>({
  placeholder: {
    id: "ui.comboBox.placeholder",
    defaultMessage: "Search and choose",
    description: "In a searchable list field where nothing is chosen",
  },
  show: {
    id: "ui.comboBox.show",
    defaultMessage: "Show the list",
    description: "Name of the arrow that opens a searchable list",
  },
  clear: {
    id: "ui.comboBox.clear",
    defaultMessage: "Remove the choice",
    description: "Name of the cross that empties a searchable list field",
  },
  loading: {
    id: "ui.comboBox.loading",
    defaultMessage: "Loading the list",
    description: "In a searchable list whose choices are awaited",
  },
  empty: {
    id: "ui.comboBox.empty",
    defaultMessage: "Nothing is called “{text}”. Try a part of the name.",
    description: "In a searchable list where nothing was found",
  },
  none: {
    id: "ui.comboBox.none",
    defaultMessage: "There is nothing to choose yet.",
    description: "In a searchable list that has no choices at all",
  },
  count: {
    id: "ui.comboBox.count",
    defaultMessage: "{count, plural, one {# choice} other {# choices}}",
    description:
      "Told to screen readers when a searchable list opens or is searched",
  },
});

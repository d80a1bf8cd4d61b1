/** Words of the field and its list, seen and heard. */
export const comboMessages = {
  placeholder: "ui.comboBox.placeholder",
  show: "ui.comboBox.show",
  clear: "ui.comboBox.clear",
  loading: "ui.comboBox.loading",
  empty: "ui.comboBox.empty",
  none: "ui.comboBox.none",
  count: "ui.comboBox.count",
} as const;

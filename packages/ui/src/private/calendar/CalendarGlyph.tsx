import * as icon from "../../components/icon/Icon.css.ts";

/** A leaf of a calendar, drawn like the icons of the house. */
export function CalendarGlyph() {
  return (
    <svg
      className={icon.icon({ size: "medium", mirrored: false })}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <path
        className={icon.line}
        d="M4 9.5h16M8 3v4M16 3v4M6.5 5h11A2.5 2.5 0 0 1 20 7.5v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-10A2.5 2.5 0 0 1 6.5 5Z"
      />
      <path
        className={icon.line}
        d="M8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 16.8h.01M12 16.8h.01"
      />
    </svg>
  );
}

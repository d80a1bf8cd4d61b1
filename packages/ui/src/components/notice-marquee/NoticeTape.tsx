import { useRef, useState, type MouseEvent } from "react";
import { useInlineStyle } from "../../private/useInlineStyle.ts";
import * as styles from "./NoticeMarquee.css.ts";

interface NoticeTapeProps extends NoticeMarqueeProps {
  paused: boolean;
}

/** Seconds per letter, roughly reading speed. */
const secondsPerLetter = 0.16;

/**
 * The scrolling line of notices. It holds the list twice, so that the end meets the start; only the first copy is
 * accessible.
 *
 * @example <NoticeTape notices={notices} paused={false} onOpen={read} />
 */
export function NoticeTape({ notices, paused, onOpen }: NoticeTapeProps) {
  const [focused, setFocused] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const tape = useInlineStyle<HTMLDivElement>({
    "animation-duration": `${Math.max(16, lettersOf(notices) * secondsPerLetter)}s`,
  });
  return (
    <div
      ref={room}
      className={styles.room({ focused })}
      /* While it has keyboard focus, the line stops and scrolls the focused notice into view. */
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        room.current?.scrollTo?.({ left: 0 });
      }}
    >
      <div
        ref={tape}
        className={styles.tape({
          state: focused ? "read" : paused ? "paused" : "running",
        })}
      >
        <ul className={styles.list} role="list">
          {notices.map(({ id, title }) => (
            <li key={id} className={styles.entry}>
              <button
                type="button"
                className={styles.notice}
                onMouseDown={keepRunning}
                onClick={() => onOpen(id)}
              >
                <bdi>{title}</bdi>
              </button>
            </li>
          ))}
        </ul>
        {!focused && (
          <div className={styles.list} aria-hidden="true">
            {notices.map(({ id, title }) => (
              <span key={id} className={styles.entry}>
                {/* For pointers only: keyboards and screen readers use the first copy. */}
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.notice}
                  onMouseDown={keepRunning}
                  onClick={() => onOpen(id)}
                >
                  <bdi>{title}</bdi>
                </button>
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/* With the gaps between them. */
const lettersOf = (notices: readonly Notice[]) =>
  notices.reduce((sum, { title }) => sum + title.length + 8, 0);

/* A mouse press must not take focus: the line would jump to its start under the pointer. */
function keepRunning(event: MouseEvent): void {
  event.preventDefault();
}

export interface Notice {
  /** Passed to `onOpen`. */
  id: string;
  /** The notice, in one line. */
  title: string;
}

export interface NoticeMarqueeProps {
  /** The notices, in order. An empty list renders nothing. */
  notices: readonly Notice[];
  /** Called when a notice is pressed. */
  onOpen(id: string): void;
}

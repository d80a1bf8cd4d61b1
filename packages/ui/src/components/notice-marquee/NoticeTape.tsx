import { useRef, useState, type MouseEvent } from "react";
import * as styles from "./NoticeMarquee.css.ts";

interface NoticeTapeProps extends NoticeMarqueeProps {
  paused: boolean;
}

/** Seconds that a letter takes to run by, about as fast as one reads. */
const secondsPerLetter = 0.16;

/**
 * The moving line of notices. It holds the list twice, so that its end meets its start; only the first is real.
 *
 * @example <NoticeTape notices={notices} paused={false} onOpen={read} />
 */
export function NoticeTape({ notices, paused, onOpen }: NoticeTapeProps) {
  const [focused, setFocused] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const letters = notices.reduce((sum, { title }) => sum + title.length + 8, 0);
  return (
    <div
      ref={room}
      className={styles.room({ focused })}
      /* While the keyboard is in it the line stands and scrolls, so that what has focus is in view. */
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        room.current?.scrollTo?.({ left: 0 });
      }}
    >
      <div
        className={styles.tape({
          state: focused ? "read" : paused ? "paused" : "running",
        })}
        style={{
          animationDuration: `${Math.max(16, letters * secondsPerLetter)}s`,
        }}
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
                {/* Pressed by a pointer alone: keyboards and screen readers have the real one. */}
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

/* A press by the mouse must not take focus: the line would jump to its start under the pointer. */
function keepRunning(event: MouseEvent): void {
  event.preventDefault();
}

export interface Notice {
  /** What `onOpen` is called with. */
  id: string;
  /** The notice in one line. */
  title: string;
}

export interface NoticeMarqueeProps {
  /** The notices, in order; without any nothing is drawn. */
  notices: readonly Notice[];
  /** The player pressed a notice. */
  onOpen(id: string): void;
}

import { useEffect, useRef, useState } from "react";
import * as css from "./page.css.ts";

/** The page's sections, beside it where there is room. They come as the page finds them out. */
export function Contents() {
  const box = useRef<HTMLElement>(null);
  const [sections, setSections] = useState<readonly [string, string][]>([]);
  useEffect(() => {
    const main = box.current?.parentElement;
    if (!main) return undefined;
    const read = () => {
      const found = [
        ...main.querySelectorAll<HTMLElement>("[data-section]"),
      ].map((section): [string, string] => [
        section.id,
        section.dataset["section"] ?? "",
      ]);
      setSections((before) =>
        before.join("|") === found.join("|") ? before : found,
      );
    };
    const observer = new MutationObserver(read);
    observer.observe(main, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={box} className={css.contents} aria-label="On this page">
      <p className={css.contentsTitle}>On this page</p>
      <ul className={css.plainList}>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              className={css.contentsLink}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView();
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { CopyName } from "../parts/CopyName.tsx";
import { WithCode } from "../parts/WithCode.tsx";
import * as css from "./page.css.ts";

export interface HeroProps {
  /** The story file's title: "Components/Actions/Button". */
  readonly title: string;
  /** What the component is for. */
  readonly purpose: string;
  /** The story file. */
  readonly file: string;
  /** Words it is found by. */
  readonly words: readonly string[];
}

/** Name, purpose and import of a component. */
export function Hero({ title, purpose, file, words }: HeroProps) {
  const path = title.split("/");
  const name = path.at(-1) ?? title;
  const folder = /packages\/ui\/src\/components\/([^/]+)\//.exec(file)?.[1];
  return (
    <header className={css.hero}>
      <p className={css.kicker}>{path.slice(0, -1).join(" / ")}</p>
      <h1 className={css.title}>{name}</h1>
      {purpose && (
        <p className={css.purpose}>
          <WithCode text={purpose} />
        </p>
      )}
      <div className={css.facts}>
        {folder && (
          <CopyName
            text={`import { ${name} } from "@foyer/ui/${folder}";`}
            label="Copy the import"
          />
        )}
        {words.length > 0 && (
          <ul className={css.words} id="words" aria-label="Found by">
            {words.map((word) => (
              <li key={word} className={css.word}>
                {word}
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

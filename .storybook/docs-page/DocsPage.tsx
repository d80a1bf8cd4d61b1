import { ArgTypes, Controls, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState } from "react";
import { brandId } from "virtual:brand";
import { docstringOf, purposeOf } from "../docs.ts";
import { readGuide } from "../guide.ts";
import { useShownLook } from "../useLook.ts";
import { Advice, KeyTable } from "./Guide.tsx";
import { Section } from "../parts/Section.tsx";
import { StateMatrix } from "./StateMatrix.tsx";
import { isFramed, StoryFigure } from "./StoryFigure.tsx";
import { TokenList } from "./TokenList.tsx";
import { CopyName } from "../parts/CopyName.tsx";
import { WithCode } from "../parts/WithCode.tsx";
import * as css from "./page.css.ts";

/** The documentation of a component: the same parts in the same order for each. */
export default function DocsPage() {
  const context = useContext(DocsContext);
  const { mode } = useShownLook();
  const stories = context.componentStories();
  const primary = stories.find(({ tags }) => tags.includes("autodocs"));
  if (!primary) return null;
  const { component, parameters, title } = primary;
  const guide = readGuide(parameters);
  const { purpose, example } = purposeOf(docstringOf(component));
  const others = stories.filter(
    ({ id, name }) => id !== primary.id && name !== "Matrix",
  );
  const drawn = stories.find(({ name }) => name === "Matrix");
  return (
    // The page itself is always in the default brand; the stories on it are in the chosen one.
    <div
      className={`sb-unstyled ${css.page}`}
      data-brand={brandId}
      data-mode={mode}
      lang="en"
      dir="ltr"
    >
      <Hero
        title={title}
        purpose={purpose}
        file={text(parameters["fileName"])}
        words={guide.keywords}
      />
      <div className={css.columns}>
        <div className={css.main}>
          <StoryFigure story={primary} primary />
          <Advice guide={guide} />
          <Section id="props" title="Props">
            <div className={css.controls}>
              {isFramed(primary) ? (
                <ArgTypes of={primary.moduleExport} />
              ) : (
                <Controls of={primary.moduleExport} />
              )}
            </div>
            {example && (
              <pre className={css.code} tabIndex={0} aria-label="Example">
                <code>{example}</code>
              </pre>
            )}
          </Section>
          <StateMatrix story={primary} drawn={drawn} />
          {others.length > 0 && (
            <Section
              id="states"
              title="Every state"
              lead={`${others.length} more stories. Each can be opened on its own.`}
            >
              {others.map((story) => (
                <StoryFigure key={story.id} story={story} />
              ))}
            </Section>
          )}
          {guide.keyboard.length > 0 && (
            <Section id="keyboard" title="Keyboard">
              <KeyTable rows={guide.keyboard} />
            </Section>
          )}
          <TokenList file={text(parameters["fileName"])} />
        </div>
        <Contents key={title} />
      </div>
    </div>
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The page's sections, listed beside it where there is room. They are added as the page determines them. */
function Contents() {
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

interface HeroProps {
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
function Hero({ title, purpose, file, words }: HeroProps) {
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

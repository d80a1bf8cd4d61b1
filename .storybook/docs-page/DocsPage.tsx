import { ArgTypes, Controls, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { brandId } from "virtual:brand";
import { docstringOf, purposeOf } from "../docs.ts";
import { readGuide } from "../guide.ts";
import { useShownLook } from "../useLook.ts";
import { Contents } from "./Contents.tsx";
import { Advice, KeyTable } from "./Guide.tsx";
import { Hero } from "./Hero.tsx";
import * as css from "./page.css.ts";
import { Section } from "./Section.tsx";
import { StateMatrix } from "./StateMatrix.tsx";
import { isFramed, StoryFigure } from "./StoryFigure.tsx";
import { TokenList } from "./TokenList.tsx";

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
    // The page itself is always in the default brand; what it shows is in the chosen one.
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
              lead={`${others.length} more, each a story of its own that can be opened alone.`}
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

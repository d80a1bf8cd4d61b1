import { Markdown } from "@storybook/addon-docs/blocks";
import { guideText } from "./guideText.ts";
import * as css from "./guide.css.ts";

interface GuidePageProps {
  /** The document's text, as it is in the repository. */
  readonly text: string;
  /** Its path there. */
  readonly file: string;
}

/**
 * A document of the repository as a page of Storybook.
 *
 * @example <GuidePage text={text} file="docs/brands.md" />
 */
export function GuidePage({ text, file }: GuidePageProps) {
  return (
    <article className={css.guide}>
      <Markdown>{guideText(text, file)}</Markdown>
    </article>
  );
}

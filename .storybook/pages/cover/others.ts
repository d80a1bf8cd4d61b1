import { addressOfGuide, guides } from "../../guides/guideText.ts";

interface Other {
  readonly title: string;
  readonly text: string;
  /** Its guide; a task that one sentence explains has none. */
  readonly href?: string;
}

const addressOf = (file: string) => `./${addressOfGuide(guides[file] ?? "")}`;

const guided = (file: string, text: string): Other => ({
  title: guides[file] ?? "",
  text,
  href: addressOf(file),
});

/** Address of the guide for the cover's main readers. */
export const designersGuide = addressOf("docs/designers.md");

/** Other readers and tasks, each with its guide if there is one. */
export const others: readonly Other[] = [
  guided(
    "docs/brands.md",
    "A brand is one folder in themes/ and appears in the toolbar automatically. One brand is ugly on purpose, to reveal hard-coded values.",
  ),
  guided(
    "docs/brand-reference.md",
    "Every entry of a brand’s two files: purpose, allowed values and default.",
  ),
  {
    title: "Writers",
    text: "XA and XB in the language toolbar are pseudo-languages with longer, accented text; XB runs right to left. Text without accents cannot be translated yet.",
  },
  guided(
    "CONTRIBUTING.md",
    "How to add a component, a flow, a call or a route, step by step. Each Docs page has the import, the props, an example, and the roles that the component uses.",
  ),
  guided(
    "docs/connect.md",
    "The calls that the portal makes, and the test suite that runs them against your platform.",
  ),
  guided("docs/deploy.md", "What a build contains, and how to serve it."),
];

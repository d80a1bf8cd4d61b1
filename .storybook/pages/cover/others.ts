import { addressOfGuide, guides } from "../../guides/guideText.ts";

interface Other {
  readonly title: string;
  readonly text: string;
  /** Its guide; a task that is told in a sentence has none. */
  readonly href?: string;
}

const addressOf = (file: string) => `./${addressOfGuide(guides[file] ?? "")}`;

const guided = (file: string, text: string): Other => ({
  title: guides[file] ?? "",
  text,
  href: addressOf(file),
});

/** Address of the guide for those whom the cover speaks to first. */
export const designersGuide = addressOf("docs/designers.md");

/** Who else, or what for: each with its guide, if there is one. */
export const others: readonly Other[] = [
  guided(
    "docs/brands.md",
    "A brand is one folder in themes/; it appears in the toolbar by itself. One of them is ugly on purpose: whatever is hard-coded shows there at once.",
  ),
  guided(
    "docs/brand-reference.md",
    "Every entry of a brand’s two files: what it does, what it may be, what it is when left out.",
  ),
  {
    title: "Writers",
    text: "XA and XB in the language toolbar are pseudo-languages: longer, accented, the second from right to left. What is not, cannot be translated yet.",
  },
  guided(
    "CONTRIBUTING.md",
    "A component, a flow, a call, a route: step by step. Each Docs page has the import, the props, an example, and the roles that the component reads.",
  ),
  guided(
    "docs/connect.md",
    "The calls that the portal makes, and the suite that tries them on a platform of yours.",
  ),
  guided(
    "docs/deploy.md",
    "What a build consists of, and how a server has to serve it.",
  ),
];

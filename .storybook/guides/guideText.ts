/** Documents that are guides here, by their path in the repository. */
export const guides: Readonly<Record<string, string>> = {
  "docs/designers.md": "Designers",
  "docs/brands.md": "Brand teams",
  "docs/brand-reference.md": "All that a brand can say",
  "CONTRIBUTING.md": "Engineers",
  "docs/connect.md": "Connect your own platform",
  "docs/deploy.md": "From a build to a site",
};

/**
 * The address of a guide in Storybook.
 *
 * @example addressOfGuide("Brand teams") // "?path=/docs/foyer-guides-brand-teams--docs"
 */
export const addressOfGuide = (name: string): string =>
  `?path=/docs/foyer-guides-${name.toLowerCase().replaceAll(/\W+/g, "-")}--docs`;

/**
 * A document of the repository as a guide in Storybook: links between guides lead from page to page, links to
 * anything else show the file's name, and pictures are left out because they show this Storybook or the portal.
 *
 * @example guideText("See [brands](brands.md).", "docs/designers.md")
 */
export function guideText(text: string, file: string): string {
  const folder = file.split("/").slice(0, -1);
  const inRepository = (link: string) => {
    const path: string[] = [...folder];
    for (const part of link.split("/"))
      if (part === "..") path.pop();
      else if (part !== ".") path.push(part);
    return path.join("/");
  };
  const linked = (part: string) =>
    part
      .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
      .replaceAll(
        /\[([^\]]+)\]\(([^)\s]+)\)/g,
        (whole, words: string, target: string) => {
          if (/^(https?:|#)/.test(target)) return whole;
          const [link = "", section] = target.split("#");
          const place = inRepository(link);
          const guide = guides[place];
          if (guide === undefined) return `${words} (\`${place}\`)`;
          return `[${words}](${addressOfGuide(guide)}${section ? `#${section}` : ""})`;
        },
      );
  // A sample of code is shown as it is written.
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith("```") ? part : linked(part)))
    .join("");
}

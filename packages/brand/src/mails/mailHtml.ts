import { fillText } from "./fillText.ts";
import type { MailValues } from "./mailKinds.ts";
import type { MailLogo } from "./mailLogo.ts";
import type { MailLook } from "./themeLook.ts";
import type { Block, Inline } from "./mailMarkup.ts";

/** What an e-mail's page is made of. */
export interface MailPage {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly values: MailValues;
  /** The brand's name, at the top. */
  readonly name: string;
  /** Size of its logo, which stands there in place of the name; absent: it has none. */
  readonly logo?: Pick<MailLogo, "width" | "height"> | undefined;
  readonly footer: readonly string[];
  readonly look: MailLook;
  /** BCP 47 tag. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
}

/**
 * An e-mail as HTML that mail programs can show: tables, styles in attributes, no script, nothing loaded.
 * Texts and values are escaped, so that none of them becomes markup.
 *
 * @example mailHtml({ subject, blocks: readMarkup(text).blocks, values, name, footer, look, tag, direction })
 */
export function mailHtml(page: MailPage): string {
  const { subject, look, tag, direction, footer } = page;
  const start = direction === "rtl" ? "right" : "left";
  const write = writer(page);
  const cell = `padding:0 32px;font-family:${look.font};text-align:${start};`;
  const row = (style: string, inside: string) =>
    `<tr><td style="${cell}${style}">${inside}</td></tr>`;
  return `<!doctype html>
<html lang="${escapeHtml(tag)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${look.page};">
<table role="presentation" lang="${escapeHtml(tag)}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.page}" style="background-color:${look.page};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.surface}" style="width:100%;max-width:560px;background-color:${look.surface};border-top:4px solid ${look.accent};">
${row(`padding-top:28px;font-size:18px;line-height:24px;font-weight:700;color:${look.accentText};`, head(page))}
${row("padding-top:20px;", `<h1 style="margin:0;font-size:24px;line-height:32px;font-weight:700;color:${look.text};">${escapeHtml(subject)}</h1>`)}
${page.blocks.map((block) => row(`padding-top:16px;font-size:16px;line-height:24px;color:${look.text};`, write(block))).join("\n")}
${row("padding-top:32px;font-size:0;line-height:0;", `<div style="border-top:1px solid ${look.line};"></div>`)}
${footer.map((line) => row(`padding-top:12px;font-size:13px;line-height:20px;color:${look.quiet};`, escapeHtml(line))).join("\n")}
${row("font-size:0;line-height:32px;", "&nbsp;")}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Name of the logo among the pictures of an e-mail. */
export const logoName = "logo";

/** The logo; a program that shows no pictures writes the name. */
const head = ({ name, logo }: MailPage) =>
  logo === undefined
    ? `<bdi>${escapeHtml(name)}</bdi>`
    : `<img src="cid:${logoName}" alt="${escapeHtml(name)}" width="${logo.width}" height="${logo.height}" style="display:block;border:0;">`;

/** Writes the blocks of one e-mail. */
function writer({ values, look }: MailPage): (block: Block) => string {
  const filled = (text: string) =>
    text
      .split(/(\{\w+\})/)
      .map((piece) =>
        /^\{\w+\}$/.test(piece)
          ? `<bdi>${breaks(escapeHtml(fillText(piece, values)))}</bdi>`
          : escapeHtml(piece),
      )
      .join("");
  const line = (pieces: readonly Inline[]): string =>
    pieces.map(inline).join("");
  const inline = (piece: Inline): string => {
    if (piece.is === "text") return filled(piece.text);
    if (piece.is === "break") return "<br>";
    const inside = line(piece.inside);
    if (piece.is === "strong") return `<strong>${inside}</strong>`;
    if (piece.is === "emphasis") return `<em>${inside}</em>`;
    return `<a ${address(values)} style="color:${look.accentText};">${inside}</a>`;
  };
  return (block) => {
    if (block.is === "paragraph") return line(block.inside);
    if (block.is === "button")
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${look.accent}" style="background-color:${look.accent};border-radius:6px;"><a ${address(values)} style="display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:700;color:${look.onAccent};text-decoration:none;">${line(block.label)}</a></td></tr></table>`;
    if (block.is === "code")
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${look.soft}" style="padding:12px 24px;background-color:${look.soft};border-radius:6px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:4px;color:${look.onSoft};" dir="ltr">${filled("{code}")}</td></tr></table>`;
    const tag = block.ordered ? "ol" : "ul";
    const items = block.items.map((item) => `<li>${line(item)}</li>`);
    return `<${tag} style="margin:0;padding-inline-start:24px;">${items.join("")}</${tag}>`;
  };
}

/** The attributes of a link; an address that is not one of the web is not opened. */
function address({ link = "" }: MailValues): string {
  const isWeb = /^https?:\/\//i.test(link);
  return `href="${isWeb ? escapeHtml(link) : "#"}" target="_blank" rel="noopener noreferrer"`;
}

const breaks = (html: string) => html.replaceAll(/\r?\n/g, "<br>");

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { findRenderer, placed, withoutColour } from "../identity/icons.ts";
import { logoDrawing } from "../identity/logoDrawing.ts";
import { pictureSize } from "../identity/pictureSize.ts";

/** A logo as a picture of an e-mail. */
export interface MailLogo {
  readonly png: Uint8Array;
  /** In px of the e-mail; the picture has twice as many, for sharp screens. */
  readonly width: number;
  readonly height: number;
}

/** In px. */
const most = { width: 240, height: 36 } as const;

const made = new Map<
  string,
  { readonly stamp: string; readonly logo: MailLogo | undefined }
>();

/**
 * The logo at the top of a brand's e-mails, on the light ground that they have; undefined where it cannot be drawn, and
 * then the e-mail has the brand's name. Kept until the file changes.
 *
 * @param ink Colour of what the logo draws in `currentColor`, as "#rrggbb".
 * @example mailLogo("themes/aurora", "#06121a")?.width // 137
 */
export function mailLogo(brandDir: string, ink: string): MailLogo | undefined {
  const file = logoFile(join(brandDir, "assets"));
  if (file === undefined) return undefined;
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size} ${ink}`;
  const kept = made.get(file);
  if (kept?.stamp === stamp) return kept.logo;
  const logo = drawLogo(file, ink);
  made.set(file, { stamp, logo });
  return logo;
}

/** The logo for light grounds where there is one of its own. */
function logoFile(assets: string): string | undefined {
  const files = statSync(assets, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(assets)
    : [];
  const name =
    files.find((file) => file.startsWith("logo-light.")) ??
    files.find((file) => file.startsWith("logo."));
  return name && join(assets, name);
}

function drawLogo(file: string, ink: string): MailLogo | undefined {
  const drawing = logoDrawing(file);
  const renderer = findRenderer();
  const { width = 0, height = 0 } = pictureSize(file) ?? {};
  if (!drawing || !renderer || width === 0 || height === 0) return undefined;
  const scale = Math.min(most.width / width, most.height / height);
  const size = {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
  const whole = { width: size.width * 2, height: size.height * 2 };
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}" color="${ink}">${placed(withoutColour(drawing), { x: 0, y: 0, ...whole })}</svg>`;
  try {
    const png = new renderer.Resvg(picture, {
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng();
    return { png, ...size };
  } catch {
    // The check says what is wrong with it; until then the e-mail has the name.
    return undefined;
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { withPictures } from "./inlinePictures.ts";
import { mailLogo } from "./mailLogo.ts";
import { plainLook } from "./mailLook.ts";
import { writeMail } from "./writeMail.ts";

const folder = mkdtempSync(join(tmpdir(), "foyer-mail-logo-"));
const assets = join(folder, "assets");
beforeEach(() => {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets);
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawing = (paint: string, box = "0 0 120 24") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="${paint}" d="M0 0H120V24H0Z"/></svg>`;
const write = (name: string, text: string) =>
  writeFileSync(join(assets, name), text);
/** Width and height of a PNG. */
function read(png: Uint8Array | undefined) {
  const bytes = Buffer.from(png ?? []);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe("mailLogo", () => {
  it("draws the logo twice as sharp as it is wide, within its bounds", () => {
    write("logo.svg", drawing("currentColor"));
    const logo = mailLogo(folder, "#112233");
    expect([logo?.width, logo?.height]).toEqual([180, 36]);
    expect(read(logo?.png)).toEqual([360, 72]);
    write("logo.svg", drawing("#f00", "0 0 1200 24"));
    const long = mailLogo(folder, "#112233");
    expect([long?.width, long?.height]).toEqual([240, 5]);
  });

  it("takes the drawing for light grounds, in the ink of the e-mail", () => {
    write("logo.svg", drawing("currentColor"));
    const [dark, blue] = ["#000000", "#0000ff"].map(
      (ink) => mailLogo(folder, ink)?.png,
    );
    expect(dark).not.toEqual(blue);
    write("logo-light.svg", drawing("#ff0000"));
    const [one, other] = ["#000000", "#0000ff"].map(
      (ink) => mailLogo(folder, ink)?.png,
    );
    expect(one).toEqual(other);
    expect(one).not.toEqual(dark);
  });

  it.each([
    ["there is none", undefined],
    ["it is no drawing", "not a drawing"],
    ["it refers to something else", drawing("url(https://evil.example/x)")],
    ["its drawing is broken", '<svg viewBox="0 0 9 9"><path d="M0 0"'],
  ])("is undefined where %s", (_, text) => {
    if (text !== undefined) write("logo.svg", text);
    expect(mailLogo(folder, "#000000")).toBeUndefined();
  });

  it("has none in a folder without pictures", () => {
    expect(mailLogo(join(folder, "nowhere"), "#000000")).toBeUndefined();
  });
});

it("is sent with an e-mail, which loads nothing", () => {
  write("logo.svg", drawing("currentColor"));
  const { html, pictures } = writeMail(
    { subject: "Hello", mail: 'Not a picture: src="cid:logo" {username}' },
    { username: 'src="cid:logo"' },
    {
      name: 'Har"bour',
      logo: mailLogo(folder, "#000000"),
      footer: [],
      look: plainLook(),
      tag: "en",
      direction: "ltr",
    },
  );
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('src="cid:logo" alt="Har&quot;bour" width="180"');
  const shown = withPictures(html, pictures);
  expect(shown).toMatch(/<img src="data:image\/png;base64,iVBOR[\w+/=]+"/);
  expect(shown).not.toContain('src="cid:');
  expect(shown).not.toMatch(/src="http/);
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { themesFolder } from "../../testing/themes-folder.ts";
import { sheetFor } from "./sheet.ts";
import { writeLetter } from "./write-letter.ts";

let themes: ReturnType<typeof themesFolder>;
beforeEach(() => {
  themes = themesFolder();
});
afterEach(() => themes.remove());

const sheet = (
  language: string,
  merchant = "lake",
  merchantName: string | undefined = undefined,
) => sheetFor(themes.path, { merchant, merchantName, language });

const code = (language: string, merchant?: string, name?: string) =>
  writeLetter(sheet(language, merchant, name), {
    channel: "sms",
    kind: "code",
    values: { code: "482913" },
    valid: { amount: 2, unit: "minute" },
  }).body;

const link = (language: string, merchant?: string) =>
  writeLetter(sheet(language, merchant), {
    channel: "mail",
    kind: "resetLink",
    values: { link: "https://lake.example/p?ticket=a" },
    valid: { amount: 30, unit: "minute" },
  });

describe("a letter", () => {
  it("has the brand's name, the language, and its numerals", () => {
    expect(code("EN")).toBe(
      "Lake House: 482913 is your verification code. It is valid for 2 minutes. Do not share it with anyone.",
    );
    expect(code("ar")).toMatch(/^Lake House: 482913 رمز التحقق/);
    expect(link("AR").body).toContain("٣٠ دقيقة");
  });

  it("has the brand's own text where there is one, from the next letter on", () => {
    themes.write("EN", { "code.sms": "{code} ({brand}, {time})" });
    expect(code("EN")).toBe("482913 (Lake House, 2 minutes)");
    expect(code("AR")).toContain("رمز التحقق");
    themes.write("EN", { "code.sms": "Only {brand}, without what is needed" });
    expect(code("EN")).toContain("is your verification code");
  });

  it("is in English where there are no texts in a language, and says so", () => {
    expect(code("MY")).toContain("is your verification code");
    expect(link("MY").html).toContain('<html lang="en" dir="ltr">');
    themes.write("MY", { "resetLink.subject": "စကားဝှက်အသစ်" });
    expect(link("MY").html).toContain('<html lang="my" dir="ltr">');
    expect(link("MY").subject).toBe("စကားဝှက်အသစ်");
  });

  it("is in the brand's first language where the language is unknown", () => {
    for (const language of ["", "FR", "constructor", "__proto__"])
      expect(code(language)).toContain("is your verification code");
  });

  it("is right-to-left in Arabic, with the legal lines in Arabic", () => {
    const { html, body } = link("AR");
    expect(html).toContain('<html lang="ar-AE" dir="rtl">');
    expect(html).toContain("دار البحيرة");
    expect(body).toContain("-- \nدار البحيرة");
    expect(body).toMatch(
      /\u200E21\+\u200E\nPlay Calm: https:\/\/playcalm\.example$/,
    );
  });

  it("has only the link that was asked for, and escapes what is from the brand's files", () => {
    const { html } = link("EN");
    expect(html?.match(/href="[^"]*"/g)).toEqual([
      'href="https://lake.example/p?ticket=a"',
    ]);
    expect(html).toContain("licence LH-1 &lt;b&gt;");
  });

  it("has the colours of the brand in light mode", () => {
    const accent = { $type: "color", $value: "#7a1fa2" };
    themes.writeTokens({ light: { color: { accent: { fill: accent } } } });
    expect(link("EN").html).toContain("border-top:4px solid #7a1fa2");
  });

  it("is plain for a brand without a folder: its name, in the sample platform's language", () => {
    expect(code("MY", "harbour", "Blue Harbour")).toMatch(
      /^Blue Harbour: 482913 ialah kod pengesahan anda\./,
    );
    expect(code("XX", "harbour")).toMatch(/^harbour: 482913 is your/);
    expect(link("AR", "harbour").html).toContain('<html lang="ar" dir="rtl">');
    expect(link("EN", "harbour").body).not.toContain("-- ");
  });

  it("has no code in its subject, and none in an address", () => {
    const { subject, html } = writeLetter(sheet("EN"), {
      channel: "mail",
      kind: "stepUpCode",
      values: { code: "482913" },
      valid: { amount: 2, unit: "minute" },
    });
    expect(subject).toBe("Lake House: your verification code");
    expect(html).toContain("482913");
    expect(html).not.toContain("href");
  });
});

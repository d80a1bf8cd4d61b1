import { describe, expect, it } from "vitest";
import { plainLook } from "./mailLook.ts";
import { writeMail, type MailPaper } from "./writeMail.ts";

const paper: MailPaper = {
  name: "Harbour",
  footer: ["© 2026 Harbour", "18+"],
  look: plainLook(),
  tag: "en",
  direction: "ltr",
};
const hostile = `"><img src=x onerror=alert(1)> **bold** [x](https://evil.example) {code}`;

describe("writeMail", () => {
  it("writes HTML and a plain part from the same text", () => {
    const { subject, text, html } = writeMail(
      {
        subject: "{brand}: set a new password",
        mail: "Choose one within **{time}**.\n\n[Set it]({link})\n\n- Once\n- Alone",
      },
      { time: "30 minutes", link: "https://harbour.example/p?ticket=a&b=c" },
      paper,
    );
    expect(subject).toBe("Harbour: set a new password");
    expect(text).toBe(
      "Choose one within 30 minutes.\n\nSet it\nhttps://harbour.example/p?ticket=a&b=c\n\n- Once\n- Alone\n\n-- \n© 2026 Harbour\n18+",
    );
    expect(html).toContain("<strong><bdi>30 minutes</bdi></strong>");
    expect(html).toContain(
      'href="https://harbour.example/p?ticket=a&amp;b=c" target="_blank" rel="noopener noreferrer"',
    );
    expect(html).toContain("<li>Once</li>");
    for (const line of paper.footer) expect(html).toContain(line);
  });

  it("shows a value as text, whatever it contains", () => {
    const { html, text } = writeMail(
      { subject: "Welcome", mail: "Your account {username} is open." },
      { username: hostile, code: "482913" },
      paper,
    );
    expect(html).not.toMatch(/<img|<strong>|<a |482913/);
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain(hostile);
  });

  it("keeps a subject on one line, so that a value cannot add a header", () => {
    const { subject, html } = writeMail(
      { subject: "Answer to {number} from {brand}", mail: "{answer}" },
      {
        number: "1\r\nBcc: all@post.example\u2028X: y",
        answer: "One\r\nTwo",
      },
      { ...paper, name: "Har\u202Ebour\n</title><script>" },
    );
    expect(subject).toBe(
      "Answer to 1 Bcc: all@post.example X: y from Har bour </title><script>",
    );
    expect(html).not.toContain("<script>");
    expect(html).toContain("<bdi>One<br>Two</bdi>");
  });

  it("opens no address that is not one of the web", () => {
    const { html } = writeMail(
      { subject: "Open", mail: "[Open]({link})" },
      { link: "javascript:alert(1)" },
      paper,
    );
    expect(html).toContain('href="#"');
  });

  it("shows a code in full, in a row of its own, from left to right", () => {
    const { html, text } = writeMail(
      { subject: "رمز", mail: "أدخل:\n\n{code}" },
      { code: "482913" },
      { ...paper, tag: "ar-AE", direction: "rtl" },
    );
    expect(html).toContain('<html lang="ar-AE" dir="rtl">');
    expect(html.match(/text-align:right/g)?.length).toBeGreaterThan(3);
    expect(html).not.toContain("text-align:left");
    expect(html).toMatch(/dir="ltr"><bdi>482913<\/bdi><\/td>/);
    expect(text).toBe("أدخل:\n\n482913\n\n-- \n© 2026 Harbour\n18+");
  });

  it("needs nothing from elsewhere: no picture, script, style sheet or font", () => {
    const { html } = writeMail({ subject: "Open", mail: "Hello" }, {}, paper);
    expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(|src=/i);
  });
});

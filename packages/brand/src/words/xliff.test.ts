import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { root } from "../checkout.ts";
import { packOf, packTags } from "./basePacks.ts";
import { textsFor } from "./messagesExchange.ts";
import type { TranslatorText } from "./translatorFile.ts";
import { readXliff } from "./xliffRead.ts";
import { xliff } from "./xliffWrite.ts";
import { longestXml } from "./xmlTree.ts";

const text = (change: Partial<TranslatorText>): TranslatorText => ({
  id: "hello",
  english: "Hello {name}",
  text: "",
  state: "initial",
  notes: [],
  ...change,
});
const withoutNotes = (texts: readonly TranslatorText[]) =>
  texts.map((one) => ({ ...one, notes: [] }));

/** A file around units, as a tool may write it. */
const file = (units: string, attributes = 'srcLang="en" trgLang="hi"') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" ${attributes}><file id="f">${units}</file></xliff>`;
const unit = (inside: string, attributes = "") =>
  `<unit id="hello"><segment ${attributes}><source>Hello</source>${inside}</segment></unit>`;
const problemsOf = (xml: string) => {
  const read = readXliff(xml);
  return read.ok ? read.refused : read.problems;
};
const targetOf = (xml: string) => {
  const read = readXliff(xml);
  return read.ok ? read.texts[0]?.text : read.problems.join();
};

describe("XLIFF", () => {
  it("is 2.1, with notes, state, source and target for each text", () => {
    expect(
      xliff("hi", [
        text({
          text: "<b>नमस्ते</b> & {name}",
          state: "translated",
          notes: ["Greets a member", "At most 80 letters."],
        }),
      ]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="hi">
  <file id="words" canResegment="no" xml:space="preserve">
    <notes>
      <note>Keep everything in braces and angle brackets: {name} is replaced by a value, &lt;link&gt;…&lt;/link&gt; is a link. In {count, plural, one {…} other {…}} translate what is inside the inner braces, and write the plural forms that your language has.</note>
    </notes>
    <unit id="hello">
      <notes>
        <note>Greets a member</note>
        <note>At most 80 letters.</note>
      </notes>
      <segment state="translated">
        <source>Hello {name}</source>
        <target>&lt;b&gt;नमस्ते&lt;/b&gt; &amp; {name}</target>
      </segment>
    </unit>
  </file>
</xliff>
`);
  });

  it("has no target where nothing is translated", () => {
    expect(xliff("hi", [text({})])).not.toContain("<target>");
  });

  const english = packOf(root, "en")?.messages ?? {};

  it("has our ids as they are, which it allows for units", () => {
    expect(Object.keys(english).filter((id) => !/^[\w.:-]+$/.test(id))).toEqual(
      [],
    );
  });

  it.each(packTags(root))(
    "loses nothing of our texts on the way there and back: %s",
    (tag) => {
      const own = packOf(root, tag)?.messages ?? {};
      const texts = textsFor(
        { tag, english, own, base: {}, marks: new Map() },
        {},
      );
      expect(readXliff(xliff(tag, texts))).toEqual({
        ok: true,
        tag,
        texts: withoutNotes(texts),
        refused: [],
      });
    },
  );

  it("loses nothing of any text", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary-ascii" }),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("\uFFFE", "\u0085\r\n\t", "]]>", "&amp;", "<!--"),
    );
    fc.assert(
      fc.property(anything, anything, (english, said) => {
        const texts = [text({ english, text: said })];
        expect(readXliff(xliff("hi", texts))).toMatchObject({ texts });
      }),
    );
  });
});

describe("XLIFF from a tool", () => {
  it("may have groups, several files, prefixes, comments and elements of other namespaces", () => {
    const read =
      readXliff(`<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0"
      xmlns:m="urn:oasis:names:tc:xliff:matches:2.0" version="2.0" srcLang="en-GB" trgLang="hi">
      <x:file id="1"><x:group id="g"><x:unit id="hello">
        <m:matches><m:match ref="#1"><x:source>Hi</x:source><x:target>Wrong</x:target></m:match></m:matches>
        <x:segment state="final"><x:source>Hello</x:source><!-- seen --><x:target><![CDATA[नमस्ते]]></x:target></x:segment>
      </x:unit></x:group></x:file>
      <x:file id="2"><x:unit id="bye"><x:segment><x:source>Bye</x:source></x:segment></x:unit></x:file>
    </x:xliff>`);
    expect(read).toEqual({
      ok: true,
      tag: "hi",
      texts: [
        text({ english: "Hello", text: "नमस्ते", state: "final" }),
        text({ id: "bye", english: "Bye" }),
      ],
      refused: [],
    });
  });

  it("may mark terms inside a text", () => {
    const marked =
      '<target>Das <mrk id="1" type="term">Spiel</mrk><sm id="2"/> hier<em startRef="2"/></target>';
    expect(targetOf(file(unit(marked)))).toBe("Das Spiel hier");
  });

  it.each([
    ["<target>a<ph id='1'/>b</target>", "has elements inside its text"],
    ["<target><o xmlns='urn:other'>b</o></target>", "has elements inside"],
    ["<target><cp hex='x'/></target>", "has elements inside its text"],
    ["</segment><segment><source>x</source>", "has 2 segments"],
  ])("has its units refused one by one: %s", (inside, why) => {
    const good = unit("<target>नमस्ते</target>").replace("hello", "bye");
    const read = readXliff(file(unit(inside) + good));
    expect(read).toMatchObject({
      ok: true,
      texts: [{ id: "bye", text: "नमस्ते" }],
      refused: [expect.stringContaining(`"hello" ${why}`)],
    });
  });

  it("has a unit with an unknown state or without a segment refused", () => {
    expect(problemsOf(file(unit("", 'state="done"')))).toEqual([
      '"hello" has the state "done"; the states are initial, translated, reviewed, final.',
    ]);
    expect(problemsOf(file('<unit id="hello"/>'))).toEqual([
      '"hello" has no segment; a text is one segment.',
    ]);
  });
});

describe("a file that is no XLIFF for us", () => {
  const billion = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>`;
  it.each([
    ["has a document type", file("").replace("?>", "?><!DOCTYPE xliff>")],
    ["has a document type", `${billion}${file(unit("<target>&b;</target>"))}`],
    [
      "has a document type",
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/hostname">]><x>&f;</x>',
    ],
    ["is not valid XML", file(unit("<target>&f;</target>"))],
    ["is not valid XML", file(unit("<target>"))],
    ["is not valid XML", file('<unit id="a" id="b"/>')],
    ["is not valid XML", file("\u0007")],
    ["is not valid XML", file("<z:unit/>")],
    ["is not valid XML", `${file("")}<more/>`],
    ["is not valid XML", "<"],
    ["nested more than 32 levels", file("<group id='g'>".repeat(10_000))],
    ["is longer than 8 million characters", " ".repeat(longestXml + 1)],
    ["is no XLIFF: its root is <html>", "<html/>"],
    [
      'The file is XLIFF "1.2"; write it as XLIFF 2.1.',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    ],
    [
      'translated from "fr" (srcLang), and not from English',
      file("", 'srcLang="fr" trgLang="hi"'),
    ],
    ["which language it is translated to", file("", 'srcLang="en"')],
  ])("is refused as a whole: it %s", (why, xml) => {
    const read = readXliff(xml);
    expect(read.ok).toBe(false);
    expect(problemsOf(xml).join()).toContain(why);
  });
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichText } from "./RichText.tsx";

/* A separate file, because `data:` URLs are blocked. */
const figure = new URL("./sampleFigure.svg?no-inline", import.meta.url).href;

const meta = {
  title: "Components/Content/RichText",
  component: RichText,
  args: {
    html: `<h2>Welcome bonus</h2><p>Make your <strong>first deposit</strong> and we double it. See the <a href="/help">help centre</a> or the <a href="https://rules.example/">full rules</a>.</p><h3>How it works</h3><ol><li>Deposit 50 or more.</li><li>Choose the offer <em>before</em> you play.</li><li>The wagering requirement is <mark>12 times</mark> the bonus.</li></ol><blockquote>One per person, household and device.</blockquote>`,
  },
  parameters: {
    guide: {
      do: [
        "Use it for all HTML from the platform; it is the only safe way to show it.",
      ],
      dont: ["Do not style its content from outside: it has no classes."],
      accessibility: [
        "Wide tables scroll and can be reached by keyboard. Links to other sites open in a new tab.",
      ],
      keywords: [
        "html",
        "markup",
        "sanitise",
        "content",
        "article",
        "typography",
      ],
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Promotion: Story = {};

export const Table: Story = {
  args: {
    html: `<table><caption>Rebate by level</caption><thead><tr><th>Level</th><th>Slots</th><th>Live tables</th><th>Sports</th></tr></thead><tbody><tr><td>Reed</td><td>0.30 %</td><td>0.20 %</td><td>0.25 %</td></tr><tr><td>Heron</td><td>0.50 %</td><td>0.35 %</td><td>0.40 %</td></tr><tr><td>Aurora</td><td>0.80 %</td><td>0.60 %</td><td>0.65 %</td></tr></tbody></table><p><small>Paid every Monday at noon.</small></p>`,
  },
};

export const WithoutMarkup: Story = {
  args: { html: "The next lottery draw is at nine this evening." },
};

export const EveryElement: Story = {
  args: {
    html: `<h1>Heading 1</h1><p>A paragraph with <strong>strong</strong>, <b>bold</b>, <em>emphasis</em>, <i>italic</i>, <u>underlined</u>, <s>struck</s>, <del>deleted</del>, <mark>marked</mark>, <small>small</small>, H<sub>2</sub>O, a footnote<sup>1</sup>, <code>code</code>, a <span>span</span>,<br>a second line and <a href="/help">a link</a>.</p><h2>Heading 2</h2><h3>Heading 3</h3><h4>Heading 4</h4><h5>Heading 5</h5><h6>Heading 6</h6><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li><li>Four</li></ol><dl><dt>Stake</dt><dd>The amount of a bet.</dd><dt>Winnings</dt><dd>What a bet pays.</dd></dl><blockquote><p>Stop when it is no longer fun.</p></blockquote><pre><code>line one
line two</code></pre><hr><table><caption>Rebate by level</caption><thead><tr><th scope="col">Level</th><th scope="col">Rate</th></tr></thead><tbody><tr><td>Reed</td><td>0.30 %</td></tr><tr><td>Heron</td><td>0.45 %</td></tr></tbody><tfoot><tr><td>Highest</td><td>0.45 %</td></tr></tfoot></table><figure><img src="${figure}" alt="A lantern" width="320" height="180"><figcaption>A figure and its caption.</figcaption></figure><div>A division.</div>`,
  },
};

export const LongWords: Story = {
  args: {
    html: `<h3>${"Sicherheitseinstellungen".repeat(6)}</h3><p>https://lobby.example/${"a".repeat(400)}</p><pre>${"wide ".repeat(60)}</pre>`,
  },
};

/** A text that would block the page is replaced by a message. */
export const TooLong: Story = {
  args: { html: "<p>One more rule.</p>".repeat(6000) },
};

export const Empty: Story = { args: { html: "" } };

export const Hostile: Story = {
  args: {
    html: `<p style="position:fixed;inset:0" onclick="alert(1)">Only this sentence is left.</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>`,
  },
};

export const TallScript: Story = {
  args: {
    lang: "my",
    html: "<h2>ကြိုဆိုဘောနပ်စ်</h2><p>ပထမဆုံး ငွေသွင်းပြီး နှစ်ဆ ကစားပါ။</p><ul><li>ငွေ ၅၀ မှ စတင်ပါ</li></ul>",
  },
};

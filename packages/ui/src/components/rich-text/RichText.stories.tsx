import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichText } from "./RichText.tsx";

const meta = {
  title: "Components/Content/RichText",
  component: RichText,
  args: {
    html: `<h2>Welcome bonus</h2><p>Make your <strong>first deposit</strong> and play with twice as much. See the <a href="/help">help centre</a> or the <a href="https://rules.example/">full rules</a>.</p><h3>How it works</h3><ol><li>Deposit 50 or more.</li><li>Choose the offer <em>before</em> you play.</li><li>Play the bonus through <mark>12 times</mark>.</li></ol><blockquote>One per person, household and device.</blockquote>`,
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
  args: { html: "The lottery draws again at nine this evening." },
};

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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/Link.tsx";
import { HelpCentre } from "./HelpCentre.tsx";

const titles = [
  "About us",
  "How to deposit",
  "How to withdraw",
  "Limits and breaks",
  "Privacy",
  "Rules of the house",
  "Partners",
];
const html =
  "<p>A deposit is on your balance as soon as the bank has told us of it, which takes a minute as a rule.<sup>1</sup></p><h3>By bank</h3><ol><li>Open <strong>Deposit</strong>.</li><li>Choose your bank and an amount.</li><li>Keep the receipt until it has arrived.</li></ol><h3>What it costs</h3><table><thead><tr><th>Way</th><th>Cost</th></tr></thead><tbody><tr><td>Bank</td><td>None</td></tr><tr><td>Card</td><td>1 %</td></tr></tbody></table><p><small>1. At night up to an hour.</small></p>";
const terms = titles.map((title) => ({
  id: title.toLowerCase().replaceAll(" ", "-"),
  title,
  html,
}));

const meta = {
  title: "Components/Content/HelpCentre",
  component: HelpCentre,
  args: {
    label: "Help pages",
    terms,
    footnote: (
      <>
        Not what you were looking for? <Link href="/help">Ask us.</Link>
      </>
    ),
  },
  parameters: {
    guide: {
      do: [
        "Title a page as a reader would ask for it; the search looks at titles.",
      ],
      dont: ["Do not hide limits and breaks at the end of the list."],
      accessibility: [
        "Links in a named navigation, the present one marked; on a phone an accordion whose titles are headings.",
        "What the search has found is announced.",
      ],
      keyboard: [
        {
          keys: "Enter, Space",
          effect: "Opens a page, on a phone below its title.",
        },
        {
          keys: "Up, Down, Home, End",
          effect: "On a phone, move among the titles.",
        },
        { keys: "Escape", effect: "Clears the search." },
      ],
      keywords: ["help", "faq", "terms", "support", "accordion", "search"],
    },
  },
} satisfies Meta<typeof HelpCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Chosen: Story = { args: { selected: "how-to-withdraw" } };

export const Many: Story = {
  args: {
    terms: Array.from({ length: 60 }, (_, index) => ({
      id: `page-${index}`,
      title: `${titles[index % titles.length]} ${index + 1}`,
      html,
    })),
  },
};

export const LongWords: Story = {
  args: {
    terms: [
      {
        id: "long",
        title:
          "What to do when a deposit has left your bank and has not arrived after an hour at night",
        html: html.repeat(5),
      },
      ...terms,
    ],
  },
};

export const TallScripts: Story = {
  args: {
    lang: "my",
    terms: [
      { id: "a", title: "ငွေသွင်းနည်း", html: "<p>ငွေ ၅၀ မှ စတင်ပါ</p>" },
      { id: "b", title: "ငွေထုတ်နည်း", html: "<p>ဘဏ်ကို ရွေးပါ</p>" },
    ],
  },
};

export const Hostile: Story = {
  args: {
    terms: [
      {
        id: '"><script>',
        title: "<script>alert(1)</script>",
        html: '<p style="position:fixed;inset:0" onclick="alert(1)">Only this sentence is left.</p><iframe src="https://evil.example"></iframe>',
      },
    ],
  },
};

export const Loading: Story = { args: { terms: [], loading: true } };

export const Empty: Story = { args: { terms: [] } };

export const Failed: Story = {
  args: { terms: [], failed: true, onRetry: () => {} },
};

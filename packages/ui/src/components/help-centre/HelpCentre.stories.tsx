import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/Link.tsx";
import { HelpCentre } from "./HelpCentre.tsx";

const titles = [
  "About us",
  "How to deposit",
  "How to withdraw",
  "Limits and breaks",
  "Privacy",
  "Terms and conditions",
  "Partners",
];
const html =
  "<p>A deposit is credited as soon as the bank confirms it, usually within one minute.<sup>1</sup></p><h3>By bank transfer</h3><ol><li>Open <strong>Deposit</strong>.</li><li>Choose your bank and an amount.</li><li>Keep the receipt until the deposit has been credited.</li></ol><h3>Fees</h3><table><thead><tr><th>Payment method</th><th>Fee</th></tr></thead><tbody><tr><td>Bank transfer</td><td>None</td></tr><tr><td>Card</td><td>1 %</td></tr></tbody></table><p><small>1. At night, within 1 hour.</small></p>";
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
        Not what you were looking for? <Link href="/help">Contact us.</Link>
      </>
    ),
  },
  parameters: {
    guide: {
      do: [
        "Title a page as readers would ask for it; the search covers titles.",
      ],
      dont: ["Do not put limits and breaks at the end of the list."],
      accessibility: [
        "Links in a named navigation, with the current one marked; on a phone, an accordion whose titles are headings.",
        "The number of search results is announced.",
      ],
      keyboard: [
        {
          keys: "Enter, Space",
          effect: "Opens a page; on a phone, below its title.",
        },
        {
          keys: "Up, Down, Home, End",
          effect: "On a phone, move between the titles.",
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
          "What to do when a deposit has left your bank account at night and has not been credited after one hour",
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

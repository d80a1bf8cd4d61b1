import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  sampleNow,
  samplePromotions,
} from "../../private/testing/samplePromotions.ts";
import { Modal } from "../modal/Modal.tsx";
import { PromotionDetails } from "./PromotionDetails.tsx";

const [, lantern] = samplePromotions(2);
const html = `<p>Every evening from <strong>eight to ten</strong> the lanterns are lit, and with them <strong>ten free rounds</strong> on each game of the house.</p><h3>How it works</h3><ol><li>Open a game that wears a lantern.</li><li>Your ten rounds are on the board already.</li><li>What you win is yours after it was played once.</li></ol><table><thead><tr><th>Level</th><th>Rounds</th><th>Highest win</th></tr></thead><tbody><tr><td>Reed</td><td>10</td><td>RM 50.00</td></tr><tr><td>Heron</td><td>20</td><td>RM 120.00</td></tr></tbody></table><p>See the <a href="/help">general conditions</a>.</p>`;

const meta = {
  title: "Components/Content/PromotionDetails",
  component: PromotionDetails,
  args: {
    title: lantern?.title ?? "",
    images: lantern?.images,
    badges: lantern?.badges,
    html,
    startsAt: sampleNow - 3e8,
    endsAt: lantern?.endsAt,
    now: sampleNow,
    actionLabel: "Register",
  },
  parameters: {
    guide: {
      do: [
        "Let the button say where it leads: Register, Download the app, Play Jade Garden.",
      ],
      dont: ["Do not hide conditions behind a link if they decide anything."],
      accessibility: [
        "In a dialog the dialog's title names it; on a page give it a level, so that the outline holds.",
      ],
      keywords: ["promotion", "offer", "terms", "conditions", "dialog"],
    },
  },
} satisfies Meta<typeof PromotionDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: { level: 2 } };

export const InADialog: Story = {
  render: (args) => (
    <Modal open title={args.title} onClose={() => {}}>
      <PromotionDetails {...args} />
    </Modal>
  ),
};

export const LongTerm: Story = {
  args: { longTerm: true, badges: ["newbie"], actionLabel: "Deposit" },
};

export const WithoutPictureOrButton: Story = {
  args: { images: [], badges: [], actionLabel: undefined },
};

export const Ended: Story = {
  args: { endsAt: sampleNow - 1, actionLabel: undefined },
};

export const LongText: Story = {
  args: {
    level: 2,
    title:
      "A second balance for your first evening at the lake, for everybody who has come by the northern gate since the first day of the year",
    html: Array.from(
      { length: 24 },
      (_, index) => `<h3>${index + 1}. Condition</h3>${html}`,
    ).join(""),
    actionLabel: "Take part in the week of the lantern with a first deposit",
  },
};

export const TallScript: Story = {
  args: {
    level: 2,
    lang: "my",
    title: "ပထမဆုံးငွေသွင်းသူများအတွက် ဘောနပ်စ်",
    html: "<p>ပထမဆုံး ငွေသွင်းပြီး နှစ်ဆ ကစားပါ။</p><ul><li>ငွေ ၅၀ မှ စတင်ပါ</li></ul>",
  },
};

export const Hostile: Story = {
  args: {
    level: 2,
    title: "<script>alert(1)</script>",
    html: `<p style="position:fixed;inset:0" onclick="alert(1)">Only this sentence is left.</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>`,
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  sampleNow,
  samplePromotions,
} from "../../private/testing/samplePromotions.ts";
import { Modal } from "../modal/Modal.tsx";
import { PromotionDetails } from "./PromotionDetails.tsx";

const [, lantern] = samplePromotions(2);
const html = `<p>Every evening from <strong>eight to ten</strong> you get <strong>ten free rounds</strong> on each lantern game.</p><h3>How it works</h3><ol><li>Open a game marked with a lantern.</li><li>Your ten free rounds are ready to play.</li><li>Your winnings have a wagering requirement of 1×.</li></ol><table><thead><tr><th>Level</th><th>Rounds</th><th>Highest win</th></tr></thead><tbody><tr><td>Reed</td><td>10</td><td>RM 50.00</td></tr><tr><td>Heron</td><td>20</td><td>RM 120.00</td></tr></tbody></table><p>See the <a href="/help">general terms</a>.</p>`;

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
        "Let the button say what it does: Register, Download the app, Play Jade Garden.",
      ],
      dont: ["Do not hide important terms behind a link."],
      accessibility: [
        "In a dialog, the dialog's title names it. On a page, set `level` so that it has a heading of its own.",
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
      (_, index) => `<h3>Term ${index + 1}</h3>${html}`,
    ).join(""),
    actionLabel: "Take part in lantern week with a first deposit",
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

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../stack/Grid.tsx";
import { DownloadSteps } from "./DownloadSteps.tsx";
import type { DownloadStep } from "./StepList.tsx";
import { StepPicture, type StepPictureKind } from "./StepPicture.tsx";

const android: readonly DownloadStep[] = [
  {
    key: "scan",
    title: "Scan the code",
    text: "If you are using that phone now, press the button instead.",
    picture: "scan",
  },
  {
    key: "download",
    title: "Wait for the download to finish",
    text: "The file is in your downloads folder.",
    picture: "download",
  },
  {
    key: "install",
    title: "Open it and press Install",
    text: "Allow your browser to install apps when it asks.",
    picture: "install",
  },
  { key: "open", title: "Open the app and log in", picture: "open" },
];

const ios: readonly DownloadStep[] = [
  {
    key: "browser",
    title: "Open this page in Safari",
    text: "Other browsers on iOS cannot add the profile.",
    picture: "browser",
  },
  {
    key: "download",
    title: "Press Download and allow it",
    text: "A profile is downloaded.",
    picture: "download",
  },
  {
    key: "settings",
    title: "Settings, General, VPN & Device Management",
    text: "Choose the profile and press Install.",
    picture: "settings",
  },
];

const newer: readonly DownloadStep[] = [
  {
    key: "trust",
    title: "Confirm with your passcode",
    text: "iOS asks for it a second time.",
    picture: "trust",
  },
  {
    key: "restart",
    title: "Restart the phone",
    text: "The app appears on the home screen afterwards.",
    picture: "restart",
  },
];

const meta = {
  title: "Components/Content/DownloadSteps",
  component: DownloadSteps,
  args: {
    title: "Foyer Sands for Android",
    description: "All games, without a browser",
    steps: android,
    href: "https://lobby.example/app/android",
    actionLabel: "Download for Android",
    scanLabel: "Scan with the phone's camera",
  },
  parameters: {
    guide: {
      do: ["Write each step as one action, in the words that the phone uses."],
      dont: [
        "Do not show a code that leads nowhere: without a resource, leave out code and button.",
      ],
      accessibility: [
        "A numbered list; illustrations are decorative, and the code has a name and a button with the same destination.",
      ],
      keywords: ["download", "app", "install", "ios", "android", "lite", "apk"],
    },
  },
} satisfies Meta<typeof DownloadSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Android: Story = {};

export const Ios: Story = {
  args: {
    title: "Foyer Sands for iOS",
    note: "Use Safari: other browsers on iOS cannot install the app.",
    steps: ios,
    extraTitle: "iOS 17 and later",
    extraSteps: newer,
    href: "https://lobby.example/app/ios",
    actionLabel: "Download for iOS",
  },
};

export const Lite: Story = {
  args: {
    title: "Foyer Sands Lite",
    description: "A small app for older phones and slow connections",
    steps: android.slice(0, 3),
    href: "https://lobby.example/app/lite",
    actionLabel: "Download Lite",
  },
};

export const MissingResource: Story = { args: { href: undefined } };

export const LongWords: Story = {
  args: {
    title:
      "The app for mobile phones whose operating system is no longer supported by their manufacturer",
    steps: [
      {
        key: "long",
        title:
          "Open the settings of the phone and look for the page on which apps from unknown sources can be allowed",
        text: "It has a different name on almost every phone, and on some phones it is three levels deep in a part of the settings that is rarely used.",
        picture: "settings",
      },
      ...android,
    ],
    actionLabel: "Download the app for older phones",
  },
};

export const TallScripts: Story = {
  args: {
    title: "ဖုန်းအတွက် အက်ပ်",
    description: "အက်ပ်ကို ဒေါင်းလုဒ်လုပ်ပါ",
    steps: [
      { key: "a", title: "ကုဒ်ကို စကင်ဖတ်ပါ", picture: "scan" },
      { key: "b", title: "แตะติดตั้ง", picture: "install" },
    ],
    actionLabel: "ဒေါင်းလုဒ်",
  },
};

const kinds: readonly StepPictureKind[] = [
  "browser",
  "scan",
  "download",
  "install",
  "settings",
  "trust",
  "restart",
  "open",
];

export const Drawings: Story = {
  render: () => (
    <Grid>
      {kinds.map((kind) => (
        <StepPicture key={kind} kind={kind} />
      ))}
    </Grid>
  ),
};

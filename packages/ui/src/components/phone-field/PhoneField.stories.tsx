import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { Modal } from "../modal/Modal.tsx";
import { PhoneField } from "./PhoneField.tsx";

const few = [
  { code: "MY", dialCode: "60", minDigits: 9, maxDigits: 10 },
  { code: "SG", dialCode: "65", minDigits: 8, maxDigits: 8 },
  { code: "TH", dialCode: "66", minDigits: 9, maxDigits: 9 },
];

const many = [
  ...few,
  ..."ID:62 VN:84 MM:95 KH:855 LA:856 PH:63 IN:91 NP:977 BD:880 PK:92 CN:86 HK:852 TW:886 JP:81 KR:82 TR:90 EG:20 IR:98 KZ:7 UZ:998 GB:44 FR:33 DE:49 ES:34 PT:351 BR:55 KE:254 TZ:255 CI:225 BA:387 US:1 CA:1"
    .split(" ")
    .map((entry) => {
      const [code = "", dialCode = ""] = entry.split(":");
      return { code, dialCode };
    }),
];

const meta = {
  title: "Components/Forms/PhoneField",
  component: PhoneField,
  decorators: [inColumn],
  parameters: {
    guide: {
      do: [
        "Give every country its count of digits where it is known; the field states it and checkPhone enforces it.",
        "Send the country's dial code beside the number; the field keeps the two apart.",
      ],
      dont: [
        "Do not show flags: a country is found by its name, its dial code or its letters.",
        "Do not cut or mask what is typed; a number that does not fit is said to be wrong.",
      ],
      accessibility: [
        "The picker is named by the chosen country; the search says how many countries it has found.",
      ],
      keyboard: [
        { keys: "Enter, Down", effect: "On the country, opens the list." },
        { keys: "Letters, digits", effect: "Search by country or by code." },
        { keys: "Escape", effect: "Clears the search, then closes the list." },
      ],
      keywords: ["mobile", "telephone", "country", "dial code", "sms"],
    },
  },
  args: {
    label: "Mobile number",
    name: "mobile",
    countries: many,
    country: "MY",
    onCountryChange: () => {},
    value: "",
    onChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    const [country, setCountry] = useState(args.country);
    return (
      <PhoneField
        {...args}
        value={value}
        onChange={setValue}
        country={country}
        onCountryChange={setCountry}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: "125550147" } };

/** Its list needs no search. */
export const FewCountries: Story = { args: { countries: few } };

export const OneCountry: Story = {
  args: { countries: few.slice(0, 1), value: "125550147" },
};

export const NoCountryYet: Story = { args: { country: "" } };

/** The platform's own count of digits goes before the country's. */
export const WithRule: Story = {
  args: { rule: { minDigits: 11, maxDigits: 11 }, required: true },
};

export const Wrong: Story = {
  args: {
    value: "12",
    required: true,
    error: "Please enter a valid mobile number",
  },
};

export const WrongFormat: Story = {
  args: { value: "12ext5", error: "Phone number format is incorrect" },
};

export const Disabled: Story = { args: { value: "125550147", disabled: true } };

export const LongWords: Story = {
  args: {
    label:
      "Mobile number that codes are sent to, the same that the account was opened with",
    country: "BA",
    hint: "Only for codes and for what concerns the safety of your account; nobody of ours calls it to sell anything.",
    value: "123456789012345678901234567890",
    error: "The number has more digits than any number of that country.",
  },
};

export const TallScripts: Story = {
  args: {
    label: "မိုဘိုင်းဖုန်းနံပါတ်",
    country: "MM",
    value: "9123456789",
    hint: "အတည်ပြုကုဒ်အတွက်သာ",
  },
};

export const InADialog: Story = {
  render: function InModal(args) {
    const [value, setValue] = useState(args.value);
    const [country, setCountry] = useState(args.country);
    return (
      <Modal open size="small" title="Register" onClose={() => {}}>
        <PhoneField
          {...args}
          value={value}
          onChange={setValue}
          country={country}
          onCountryChange={setCountry}
        />
      </Modal>
    );
  },
};

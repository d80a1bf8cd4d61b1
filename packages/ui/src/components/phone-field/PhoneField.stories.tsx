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
        "Set the number of digits for every country where it is known; the field states it and `checkPhone` enforces it.",
        "Send the dial code and the number separately; the field keeps them apart.",
      ],
      dont: [
        "Do not show flags: people find a country by name, dial code or letters.",
        "Do not cut or mask the input; report a number that does not fit as an error.",
      ],
      accessibility: [
        "The chosen country names the picker. The search announces how many countries it found.",
      ],
      keyboard: [
        {
          keys: "Enter, Down",
          effect: "On the country button, opens the list.",
        },
        {
          keys: "Letters, digits",
          effect: "Searches by country or dial code.",
        },
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

/** A short list needs no search. */
export const FewCountries: Story = { args: { countries: few } };

export const OneCountry: Story = {
  args: { countries: few.slice(0, 1), value: "125550147" },
};

export const NoCountryYet: Story = { args: { country: "" } };

/** The platform's number of digits overrides the country's. */
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
      "Mobile number for verification codes, the same one that the account was registered with",
    country: "BA",
    hint: "Only for verification codes and matters of account security; we never call it to sell anything.",
    value: "123456789012345678901234567890",
    error: "The number has more digits than any number in that country.",
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

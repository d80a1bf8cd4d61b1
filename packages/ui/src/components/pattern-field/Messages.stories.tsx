import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { inColumn } from "../../private/testing/inColumn.tsx";
import { validationWords } from "../../private/field/validationWords.ts";
import { sampleCaptcha } from "../../private/testing/storySamples.ts";
import { CaptchaField } from "../captcha-field/CaptchaField.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { DateField } from "../date-field/DateField.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { refusalText } from "./patternText.ts";
import * as styles from "./PatternField.stories.css.ts";

const meta = {
  title: "Components/Forms/Messages",
  decorators: [inColumn],
  parameters: {
    guide: {
      do: ["Take the message from `validationWords` or `refusalText`."],
      dont: ["Do not write your own message for the same mistake in a form."],
      accessibility: [
        "Every message appears below its field and is announced with it.",
      ],
      keywords: ["error", "validation", "message", "wording"],
    },
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type Sentence = Exclude<
  keyof typeof validationWords,
  "age" | "tooYoung" | "join" | "inField"
>;

const still = () => {};
const text = { value: "", onChange: still };
const lengthRefusal = {
  reason: "length.between",
  params: { min: 10, max: 200 },
} as const;

/** The message for each documented mistake at its field, in the language chosen in the toolbar. */
export const EveryMessage: Story = {
  render: function Every() {
    const intl = useIntl();
    const t = useTranslations();
    const say = (word: Sentence) => t(validationWords[word]);
    return (
      <div className={styles.column}>
        <CaptchaField
          {...text}
          imageSrc={sampleCaptcha}
          onRefresh={still}
          error={say("captcha")}
        />
        <Checkbox
          name="terms"
          checked={false}
          onChange={still}
          error={say("terms")}
        >
          I accept the terms
        </Checkbox>
        <TextField
          {...text}
          label="Mobile number"
          name="mobile"
          type="tel"
          value="12"
          error={say("mobile")}
        />
        <TextField
          {...text}
          label="Verification code"
          name="code"
          value="12"
          error={say("code")}
        />
        <TextField
          {...text}
          label="Verification code, not requested yet"
          name="unsent"
          error={say("verifyFirst")}
        />
        <PasswordField
          {...text}
          label="Repeat password"
          name="confirm"
          value="still"
          error={say("confirmation")}
        />
        <TextField
          {...text}
          label="Username"
          name="empty"
          required
          error={say("required")}
        />
        <TextField
          {...text}
          label="Invitation code"
          name="invitation"
          value="LAKE"
          error={say("invitation")}
        />
        <TextField
          {...text}
          label="Type DELETE to confirm"
          name="typed"
          value="DELET"
          error={say("confirmInput")}
        />
        <TextField
          {...text}
          label="Repeat e-mail"
          name="address"
          value="mira@post"
          error={say("inconsistent")}
        />
        <TextField
          {...text}
          label="Real name"
          name="realName"
          value="M1ra"
          error={say("realName")}
        />
        <TextField
          {...text}
          label="Phone"
          name="phone"
          value="+"
          error={say("phone")}
        />
        <TextField
          {...text}
          label="Username"
          name="account"
          value="88"
          error={say("account")}
        />
        <PasswordField
          {...text}
          label="Password"
          name="password"
          value="a"
          error={say("password")}
        />
        <TextField
          {...text}
          label="E-mail"
          name="email"
          value="mira@"
          error={say("email")}
        />
        <DateField
          label="Date of birth"
          name="birthday"
          value="2010-05-04"
          onChange={still}
          error={t("validation.tooYoung", { age: 21 })}
        />
        <Checkbox
          name="age"
          checked={false}
          onChange={still}
          error={t("validation.age", { age: 21 })}
        >
          I am 21 or older
        </Checkbox>
        <TextArea
          {...text}
          label="Feedback"
          name="feedback"
          value="Hello"
          error={refusalText(intl, lengthRefusal)}
        />
      </div>
    );
  },
};

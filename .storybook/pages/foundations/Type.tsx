import { CopyName } from "../../parts/CopyName.tsx";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { readVariable } from "../tokens/measure.ts";
import * as css from "./foundations.css.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "./Page.tsx";
import { rolesOf } from "./roles.ts";

const line = "A well-lit lobby, late in the evening";
const scripts = [
  ["ms", "Bahasa Melayu", "Selamat datang, deposit anda telah diterima"],
  ["zh-CN", "简体中文", "欢迎回来，您的存款已到账"],
  ["th", "ไทย", "ยินดีต้อนรับ เงินฝากของคุณเข้าบัญชีแล้ว"],
  ["my", "မြန်မာ", "ကြိုဆိုပါသည်၊ သင့်ငွေသွင်းမှု ရောက်ရှိပါပြီ"],
  ["ar", "العربية", "مرحبًا بعودتك، وصل إيداعك"],
  ["vi", "Tiếng Việt", "Chào mừng trở lại, tiền gửi của bạn đã đến"],
] as const;

/** The scale, the two families, figures, and the scripts that need more room. */
export function Type() {
  return (
    <Page
      title="Type"
      lead="One family for text and figures, a more expressive one for headings and game titles. Body text is at least 16 px; lines stay under 70 characters."
    >
      <Section title="Scale" lead="The larger steps scale with the window.">
        <ul className={css.rows}>
          {[...rolesOf("text.")]
            .reverse()
            .map(({ name, short, role, css: fontSize }) => {
              const isHeading = /x[4-7]/.test(short);
              return (
                <li key={name} className={css.row}>
                  <span
                    className={isHeading ? css.displayLine : css.textLine}
                    style={{ fontSize }}
                  >
                    {line}
                  </span>
                  <span className={css.rowWords}>
                    <CopyName text={name} label={`Copy ${name}`} quiet />
                    <span className={css.use}>{role.use}</span>
                    <span className={css.value}>
                      {readVariable(variableOf(name))}
                    </span>
                  </span>
                </li>
              );
            })}
        </ul>
      </Section>
      <Section title="Families">
        <div className={css.twoColumns}>
          {rolesOf("font.").map(({ name, role, css: fontFamily }) => (
            <div key={name} className={css.card}>
              <span className={css.letters} style={{ fontFamily }}>
                Aa Gg 0123
              </span>
              <CopyName text={name} label={`Copy ${name}`} quiet />
              <span className={css.use}>{role.use}</span>
              <span className={css.value}>
                {readVariable(variableOf(name))}
              </span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Figures"
        lead="Amounts use figures of equal width, aligned at the decimal point, with a smaller currency symbol."
      >
        <ul className={css.ledger}>
          {["18,250.00", "9,640.50", "1,111.11", "204.75"].map((amount) => (
            <li key={amount} className={css.ledgerRow}>
              <span className={css.currency}>RM</span>
              <span className={css.amount}>{amount}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Scripts"
        lead="Scripts with marks above and below the letters get more line height. No script is set in a synthetic bold or italic."
      >
        <ul className={css.twoColumns}>
          {scripts.map(([tag, name, words]) => (
            <li key={tag} className={css.card}>
              <span className={css.use}>{name}</span>
              <span
                className={css.scriptLine}
                lang={tag}
                dir={tag === "ar" ? "rtl" : "ltr"}
              >
                {words}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

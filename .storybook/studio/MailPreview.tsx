import { useEffect, useMemo, useState } from "react";
import { Select } from "@foyer/ui/select";
import { Spinner } from "@foyer/ui/spinner";
import { Text } from "@foyer/ui/text";
import { sites } from "virtual:brand-sites";
import {
  allKinds,
  isMailKind,
  placeholders,
  type MailKind,
} from "../../packages/brand/src/mails/mailKinds.ts";
import { withPictures } from "../../packages/brand/src/mails/inlinePictures.ts";
import { footerLines } from "../../packages/brand/src/mails/mailFooter.ts";
import { smsParts } from "../../packages/brand/src/mails/smsParts.ts";
import { themeLook } from "../../packages/brand/src/mails/themeLook.ts";
import { timeIn } from "../../packages/brand/src/mails/validity.ts";
import { writeMail } from "../../packages/brand/src/mails/writeMail.ts";
import { writeSms } from "../../packages/brand/src/mails/writeSms.ts";
import { testBrand } from "../../packages/app/src/testing/brands.ts";
import type { BrandMails } from "../build/mails.ts";
import { useDesk } from "./StudioContext.ts";
import type { StudioState } from "./useStudio.ts";
import * as css from "./preview.css.ts";

interface MailChoiceProps {
  readonly kind: MailKind;
  onChange(kind: MailKind): void;
}

/** The choice of one e-mail or text message, by the occasion on which it is sent. */
export const MailChoice = ({ kind, onChange }: MailChoiceProps) => (
  <Select
    label="Message"
    name="mail"
    value={kind}
    options={allKinds.map((one) => ({ value: one.kind, label: one.use }))}
    onChange={(name) => isMailKind(name) && onChange(name)}
  />
);

interface MailPreviewProps {
  readonly kind: MailKind;
  /** Pack code. */
  readonly language: string;
  /** Size of the window inside, in px. */
  readonly width: number;
  readonly height: number;
  /** Scale at which it is drawn. */
  readonly scale: number;
}

/** In px: an e-mail is short, and its plain part is below it. */
const usualHeight = 700;

/**
 * A message as a platform would send it, with examples in place of the values: the e-mail in a window, its plain part
 * for programs that show no HTML, and the text message.
 */
export function MailPreview(props: MailPreviewProps) {
  const { kind, language, width, scale } = props;
  const height = Math.min(props.height, usualHeight);
  const { studio } = useDesk();
  const mails = useMails(studio.brandId, language);
  const written = useMemo(
    () => mails && write(kind, { studio, mails, language }),
    [kind, studio, mails, language],
  );
  if (!written)
    return (
      <div className={css.starting} role="status">
        <Spinner label="Loading" />
      </div>
    );
  const { mail, sms } = written;
  return (
    <div className={css.mail} style={{ inlineSize: width * scale }}>
      {mail && (
        <>
          <div className={css.message} lang={written.tag} dir="auto">
            <Text weight="strong">{mail.subject}</Text>
          </div>
          <div
            className={css.window}
            style={{ inlineSize: width * scale, blockSize: height * scale }}
          >
            {/* Nothing in it may do anything: it has neither scripts nor an origin. */}
            <iframe
              className={css.frame}
              title={`E-mail: ${mail.subject}`}
              srcDoc={withPictures(mail.html, mail.pictures)}
              sandbox=""
              style={{
                inlineSize: width,
                blockSize: height,
                transform: `scale(${scale})`,
              }}
            />
          </div>
          <Text size="small" tone="quiet">
            Plain part
          </Text>
          <p className={css.message} lang={written.tag} dir="auto">
            {mail.text}
          </p>
        </>
      )}
      {sms !== undefined && (
        <>
          <Text size="small" tone="quiet">
            {smsSize(sms)}
          </Text>
          <p className={css.message} lang={written.tag} dir="auto">
            {sms}
          </p>
        </>
      )}
    </div>
  );
}

function smsSize(sms: string): string {
  const { parts, length, single } = smsParts(sms);
  const more = parts === 1 ? "" : `, sent as ${parts} messages`;
  return `Text message: ${length} characters of ${single}${more}`;
}

interface Draft {
  readonly studio: Pick<StudioState, "draft" | "measured">;
  readonly mails: BrandMails;
  readonly language: string;
}

/** Writes a message in the draft's name, colours and legal lines. */
function write(kind: MailKind, { studio, mails, language }: Draft) {
  const { draft, measured } = studio;
  const { tag, direction, numerals, texts, logo } = mails;
  const brand = testBrand(draft.brand);
  const time = timeIn({ tag, numerals }, { amount: 30, unit: "minute" });
  const values = { ...placeholders, brand: brand.name, time };
  const { [`${kind}.subject`]: subject, [`${kind}.mail`]: body } = texts;
  const sms = texts[`${kind}.sms`];
  return {
    tag,
    mail:
      subject !== undefined && body !== undefined
        ? writeMail({ subject, mail: body }, values, {
            name: brand.name,
            logo: logo && { ...logo, png: Uint8Array.from(logo.png) },
            tag,
            direction,
            footer: footerLines(brand, language),
            look: themeLook(measured.theme, draft.tokens.seeds.fontBody),
          })
        : undefined,
    sms: sms === undefined ? undefined : writeSms(sms, values),
  };
}

/** A brand's texts in a language; undefined until they are loaded. */
function useMails(brandId: string, language: string): BrandMails | undefined {
  const [loaded, setLoaded] = useState<{ key: string; mails: BrandMails }>();
  const key = `${brandId} ${language}`;
  useEffect(() => {
    let gone = false;
    void sites[brandId]?.mails[language]?.().then((mails) => {
      if (!gone) setLoaded({ key, mails });
    });
    return () => {
      gone = true;
    };
  }, [key, brandId, language]);
  return loaded?.key === key ? loaded.mails : undefined;
}

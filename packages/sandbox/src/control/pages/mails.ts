import { checkMails } from "@foyer/brand/mails/checkMails";
import { readMailBrands, type MailBrand } from "@foyer/brand/mails/mailBrand";
import {
  allKinds,
  isMailTextId,
  type KindBy,
  type MailKind,
} from "@foyer/brand/mails/mailKinds";
import { smsParts } from "@foyer/brand/mails/smsParts";
import { describeProblem } from "@foyer/brand/files/problem";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { join } from "node:path";
import { sampleOf } from "../../services/letters/samples.ts";
import { sheetFor, type Sheet } from "../../services/letters/sheet.ts";
import { writeLetter } from "../../services/letters/write-letter.ts";
import type { Platform } from "../../services/platform.ts";
import { sendPage } from "../layout.ts";
import { bothParts, sendMail } from "../mail-frame.ts";

const path = "/sandbox/mails";

/** What is shown: a brand of the checkout in one of its languages. */
interface Shown {
  readonly brand: MailBrand;
  readonly code: string;
  readonly sheet: Sheet;
}

type Kind = (typeof allKinds)[number];

const isMail = (kind: Kind): kind is Kind & { kind: KindBy<"mail"> } =>
  kind.parts.includes("mail");
const isSms = (kind: Kind): kind is Kind & { kind: KindBy<"sms"> } =>
  kind.parts.includes("sms");

const addressOf = ({ brand, code }: Omit<Shown, "sheet">, kind?: MailKind) =>
  [path, brand.id, code, ...(kind === undefined ? [] : [kind])].join("/");

/** The texts as a brand writes them into its file. */
const source = ({ kind, parts }: Kind, { brand, code, sheet }: Shown) =>
  html`<details>
    <summary>Texts</summary>
    <dl class="texts">
      ${parts
        .map((part) => `${kind}.${part}`)
        .filter(isMailTextId)
        .map((id) => {
          const isOwn = brand.texts.get(code)?.has(id) === true;
          return html`<dt>
              <code>${id}</code> ${isOwn ? "this brand’s own" : "default"}
            </dt>
            <dd><code>${JSON.stringify(sheet.text(id))}</code></dd>`;
        })}
    </dl>
  </details>`;

const mailOf = (kind: KindBy<"mail">, shown: Shown, origin: string) =>
  writeLetter(shown.sheet, {
    channel: "mail",
    kind,
    ...sampleOf(kind, origin),
  });

const mail = (kind: KindBy<"mail">, shown: Shown, origin: string) => {
  const { subject, body } = mailOf(kind, shown, origin);
  return html`<p dir="auto"><strong>${subject}</strong></p>
    ${bothParts({ address: addressOf(shown, kind), title: subject, plain: body })}`;
};

const sms = (kind: KindBy<"sms">, { sheet }: Shown, origin: string) => {
  const { body } = writeLetter(sheet, {
    channel: "sms",
    kind,
    ...sampleOf(kind, origin),
  });
  const { parts, length, single } = smsParts(body);
  const size = `${length} characters of ${single}`;
  const more = parts === 1 ? "" : `, sent as ${parts} messages`;
  return html`<p class="body sms" dir="auto">${body}</p>
    <p class="hint">Text message: ${size}${more}.</p>`;
};

/** What the check finds in the brand's files, so that nobody looks for an edit that does not count. */
const findings = ({ brand: { id, dir, brand } }: Shown) => {
  const found = checkMails(join(dir, "mails"), {
    codes: Object.keys(brand.languages),
    name: brand.name,
  });
  return found.length === 0
    ? ""
    : html`<section>
        <h2>To correct in themes/${id}</h2>
        <ul>
          ${found.map((problem) => html`<li>${describeProblem(problem)}</li>`)}
        </ul>
      </section>`;
};

/** Links to the other brands, and to the other languages of this one. */
const choices = (brands: readonly MailBrand[], { brand, code }: Shown) => {
  const tab = (one: Omit<Shown, "sheet">, name: string, isCurrent: boolean) =>
    html`<a
      href="${addressOf(one)}"
      ${isCurrent ? html`aria-current="true"` : ""}
      >${name}</a
    >`;
  return html`<nav class="tabs" aria-label="Brand">
      ${brands.map((one) =>
        tab(
          { brand: one, code: one.brand.defaultLanguage },
          one.brand.name,
          one.id === brand.id,
        ),
      )}
    </nav>
    <nav class="tabs" aria-label="Language">
      ${Object.entries(brand.brand.languages).map(([other, { label }]) =>
        tab({ brand, code: other }, label, other === code),
      )}
    </nav>`;
};

/** Every e-mail and text message of every brand, with examples in the place of the values. */
export function mountMails(app: Hono, platform: Platform): void {
  const { themesDir, origin, merchantCode } = platform;

  const show = (brand: MailBrand, code: string): Shown => ({
    brand,
    code,
    sheet: sheetFor(themesDir, {
      merchant: brand.brand.merchantCode,
      merchantName: undefined,
      language: code,
    }),
  });
  /** Undefined: there is no such brand or language. */
  const wanted = (id: string, code: string): Shown | undefined => {
    const brand = readMailBrands(themesDir).find((one) => one.id === id);
    return brand !== undefined && Object.hasOwn(brand.brand.languages, code)
      ? show(brand, code)
      : undefined;
  };

  const send = (context: Context, shown: Shown) =>
    sendPage(
      context,
      "E-mails and text messages",
      html`<p class="hint">
          As the platform would send them, with examples in place of the values.
          To change a text, write its id and your text into
          <code>themes/${shown.brand.id}/mails/${shown.code}.json</code> and
          load this page again.
        </p>
        ${choices(readMailBrands(themesDir), shown)} ${findings(shown)}
        ${allKinds.map(
          (kind) =>
            html`<section>
              <h2>${kind.use}</h2>
              <div lang="${shown.sheet.tag}">
                ${isMail(kind) ? mail(kind.kind, shown, origin) : ""}
                ${isSms(kind) ? sms(kind.kind, shown, origin) : ""}
              </div>
              ${source(kind, shown)}
            </section>`,
        )}`,
    );

  app.get(path, async (context) => {
    const brands = readMailBrands(themesDir);
    const brand =
      brands.find((one) => one.brand.merchantCode === merchantCode) ??
      brands[0];
    if (brand !== undefined)
      return send(context, show(brand, brand.brand.defaultLanguage));
    return sendPage(
      context,
      "E-mails and text messages",
      html`<p class="empty">
        There is no brand whose brand.json can be read. “npm run brand check”
        says what is wrong.
      </p>`,
    );
  });

  app.get(`${path}/:brand/:language`, async (context) => {
    const { brand, language } = context.req.param();
    const shown = wanted(brand, language);
    return shown === undefined ? context.notFound() : send(context, shown);
  });

  app.get(`${path}/:brand/:language/:kind`, (context) => {
    const { brand, language, kind } = context.req.param();
    const shown = wanted(brand, language);
    const found = allKinds.filter(isMail).find((one) => one.kind === kind);
    const html = shown && found ? mailOf(found.kind, shown, origin).html : null;
    return html === null ? context.notFound() : sendMail(context, html);
  });
}

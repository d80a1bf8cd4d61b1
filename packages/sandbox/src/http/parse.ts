import type { CallDefinition } from "@foyer/platform/call";
import type { Context } from "hono";
import * as v from "valibot";
import { invalid, Refusal } from "../services/refusal.ts";

/** More than three pictures of the maximum size, and the multipart overhead. */
export const multipartLimit = 24 * 1024 * 1024;

/** Reads a body in its call's encoding. */
export async function readBody(
  context: Context,
  {
    encoding,
    sealed,
    request,
  }: Pick<CallDefinition, "encoding" | "sealed" | "request">,
): Promise<unknown> {
  if (encoding === "json" || sealed) return readJson(context);
  const form =
    encoding === "form" ? await readTexts(context) : await readParts(context);
  const lists = listsOf(request);
  return Object.fromEntries(
    [...new Set([...lists, ...form.keys()])].map((name) => {
      const parts = form.getAll(name);
      return [name, lists.has(name) ? parts : parts[0]];
    }),
  );
}

/** More fields than any form has. */
const mostParts = 64;

const notAForm = () => invalid({ "": "the body is not a form" });
const tooMany = () => invalid({ "": "has too many fields" });
const typeOf = (context: Context) => context.req.header("Content-Type") ?? "";

/** Reads a form of texts. */
async function readTexts(context: Context): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(typeOf(context)))
    throw notAForm();
  const text = await context.req.text();
  if (text.split("&", mostParts + 1).length > mostParts) throw tooMany();
  return new URLSearchParams(text);
}

/** How long pictures may take to arrive: three of the largest from a slow phone. */
export const slowestBodyMs = 120_000;

const tooLarge = () =>
  new Refusal("IMAGE_SIZE", { message: "The request is too large." });

/** Reads a body with a limit on size and time: it is held in memory, and the places for uploads are few. */
async function readPictures(context: Context): Promise<Buffer<ArrayBuffer>> {
  if (Number(context.req.header("Content-Length") ?? 0) > multipartLimit)
    throw tooLarge();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // The rest of the body will not be read.
      context.header("Connection", "close");
      const message = "The request took too long to arrive.";
      reject(new Refusal("VALIDATION", { hindrance: "slow", message }));
    }, slowestBodyMs);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = context.req.raw.body?.getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
      const part = await Promise.race([reader?.read(), late]);
      if (part === undefined || part.done) return Buffer.concat(chunks);
      size += part.value.length;
      // The connection stays open: a caller that is still sending could otherwise not read the answer.
      if (size > multipartLimit) throw tooLarge();
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The only form that clients write: with more parameters, another parser might find another boundary. */
const formOfParts =
  /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i;

/** Reads a form of pictures; its parts are counted first, because each of them takes time to parse. */
async function readParts(context: Context): Promise<FormData> {
  const [, , boundary] = formOfParts.exec(typeOf(context)) ?? [];
  if (boundary === undefined) throw notAForm();
  const body = await readPictures(context);
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (
    let at = body.indexOf(mark);
    at !== -1;
    at = body.indexOf(mark, at + mark.length)
  ) {
    parts += 1;
    if (parts > mostParts) throw tooMany();
  }
  // Parsed with the boundary that was counted, however a parser would read the original header.
  const type = `multipart/form-data; boundary="${boundary}"`;
  return new Response(body, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => {
      throw notAForm();
    });
}

/** Fields that are lists: a form may contain them any number of times, or not at all. */
function listsOf(schema: v.GenericSchema): ReadonlySet<string> {
  const entries: unknown = "entries" in schema ? schema.entries : undefined;
  return new Set(
    Object.entries(entries ?? {}).flatMap(([name, entry]: [string, unknown]) =>
      isList(entry) ? [name] : [],
    ),
  );
}

const listSchema = v.object({ type: v.literal("array") });
const optionalList = v.object({
  type: v.literal("optional"),
  wrapped: listSchema,
});
const isList = (entry: unknown): boolean =>
  v.is(v.union([listSchema, optionalList]), entry);

/** Reads a JSON body; an empty one counts as an empty object. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ "": "the body is not JSON" });
  }
}

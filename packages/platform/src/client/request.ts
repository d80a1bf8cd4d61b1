import * as v from "valibot";
import type { CallDefinition } from "../call.ts";
import { platformCode } from "../constants.ts";
import { CallError } from "../errors.ts";
import { isRecord } from "./json.ts";

/** The request of one attempt of a call. */
export interface WireRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** What every request carries besides its own fields. */
export interface Sender {
  readonly baseUrl: string;
  readonly merchant: string;
  readonly language: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly seal: (json: string) => Promise<string>;
}

/** Validates a request against its schema; the result is what is sent. */
export function fieldsOf(
  definition: CallDefinition,
  request: unknown,
): Record<string, unknown> {
  const parsed = v.safeParse(definition.request, request);
  if (!parsed.success || !isRecord(parsed.output)) {
    throw new CallError({
      code: "VALIDATION",
      message: `The request of ${definition.name} does not fit its schema.`,
    });
  }
  return { ...parsed.output };
}

/** A sealed call keeps its fields out of the address, whatever its method. */
const inQuery = ({ method, sealed }: CallDefinition): boolean =>
  !sealed && (method === "GET" || method === "DELETE");

/** Fields that a path names in braces are inserted into it; the others are sent as usual. */
function fill(path: string, fields: Readonly<Record<string, unknown>>) {
  const rest = { ...fields };
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(fields[name]));
  });
  return { filled, rest };
}

function query(fields: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function headersOf(
  sender: Sender,
  contentType?: string,
): Record<string, string> {
  return {
    Accept: "application/json",
    Merchant: sender.merchant,
    Language: sender.language,
    "X-Platform": platformCode,
    ...(contentType !== undefined && { "Content-Type": contentType }),
    ...(sender.token !== undefined && {
      Authorization: `Bearer ${sender.token}`,
    }),
    ...(sender.idempotencyKey !== undefined && {
      "Idempotency-Key": sender.idempotencyKey,
    }),
  };
}

/** Creates the HTTP request of a call: fields in the query or in a body, sealed if the call requires it. */
export async function wireRequest(
  definition: CallDefinition,
  fields: Readonly<Record<string, unknown>>,
  sender: Sender,
): Promise<WireRequest> {
  const { filled, rest } = fill(definition.path, fields);
  const address = sender.baseUrl + filled;
  const common = {
    method: definition.method,
    credentials: "same-origin",
    // A token or a sealed body must not follow a redirect to wherever it points.
    redirect: "error",
  } as const;
  if (inQuery(definition)) {
    return {
      url: address + query(rest),
      init: { ...common, headers: headersOf(sender) },
    };
  }
  const { contentType, body } = await bodyOf(definition, rest, sender);
  return {
    url: address,
    init: { ...common, headers: headersOf(sender, contentType), body },
  };
}

/** The browser itself sets the content type of multipart: only it knows the boundary. */
async function bodyOf(
  definition: CallDefinition,
  fields: Readonly<Record<string, unknown>>,
  sender: Sender,
): Promise<{ contentType?: string; body: string | FormData }> {
  if (definition.sealed) {
    const value = await sender.seal(JSON.stringify(fields));
    return { contentType: "application/json", body: JSON.stringify({ value }) };
  }
  switch (definition.encoding) {
    case "json":
      return { contentType: "application/json", body: JSON.stringify(fields) };
    case "form":
      return {
        contentType: "application/x-www-form-urlencoded",
        body: query(fields).slice(1),
      };
    case "multipart":
      return { body: formData(fields) };
  }
}

/** A list becomes several parts with the same name. */
function formData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob ? part : String(part));
  }
  return form;
}

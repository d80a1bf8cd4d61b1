import type { PlatformAdapter } from "@foyer/conform/adapter";
import type { Fetch } from "@foyer/conform";
import * as v from "valibot";

const contract = v.looseObject({
  success: v.boolean(),
  code: v.string(),
  message: v.string(),
  value: v.optional(v.unknown()),
});

const own = v.object({
  error: v.nullable(v.object({ name: v.string(), text: v.string() })),
  data: v.unknown(),
});

/** The sandbox as a back end that has other paths and another envelope: { error, data }. */
export function inDialect(fetch: Fetch): Fetch {
  return async (url, init) => {
    const address = new URL(url);
    if (!address.pathname.startsWith("/api/"))
      return new Response("", { status: 404 });
    address.pathname = address.pathname.replace("/api/", "/wps/");
    const answer = await fetch(address.href, init);
    const { success, code, message, value, ...members } = v.parse(
      contract,
      await answer.json(),
    );
    return Response.json(
      {
        error: success ? null : { name: code, text: message },
        data: value ?? members,
      },
      { status: answer.status },
    );
  };
}

/** The adapter that translates it back to the contract. */
export const dialect: PlatformAdapter = {
  path: ({ path }) => path.replace("/wps/", "/api/"),
  unwrap: async (answer, { place }) => {
    const { error, data } = v.parse(own, await answer.json());
    const members =
      place === "body" && error === null && v.is(v.looseObject({}), data)
        ? data
        : { value: data };
    return Response.json(
      {
        success: error === null,
        code: error?.name ?? "OK",
        message: error?.text ?? "",
        ...members,
      },
      { status: answer.status },
    );
  },
};

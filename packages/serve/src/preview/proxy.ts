import { callAddress, toldHeaders, type Hop } from "../forwarded.ts";
import { callHeaders } from "../policy.ts";

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Of a request also what was handled here: the host, the length, and the expectation to continue. */
const ofThisHop = [...hopByHop, "host", "content-length", "expect"];

/**
 * Passes a request on to the platform and its answer back, both as streams.
 *
 * @example await forward(request, "https://platform.example", { address, merchant: "harbour" })
 */
export async function forward(
  request: Request,
  platformUrl: string,
  from: Pick<Hop, "address" | "merchant">,
): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url);
  const target = callAddress(`${pathname}${search}`, platformUrl);
  if (!target) return plain("Not found.\n", 404);
  // `fetch` cannot send these methods; no call uses one of them.
  if (/^(trace|track|connect)$/i.test(request.method))
    return plain("Method not allowed.\n", 405);
  const hop = { ...from, host, scheme: protocol.slice(0, -1) };
  const headers = new Headers(toldHeaders(request.headers, hop));
  for (const name of ofThisHop) headers.delete(name);
  headers.set("accept-encoding", "identity");
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: request.signal,
      ...(hasBody ? { body: request.body, duplex: "half" } : {}),
    });
    const answerHeaders = new Headers(answer.headers);
    for (const name of [...hopByHop, "content-encoding", "content-length"])
      answerHeaders.delete(name);
    for (const [name, value] of Object.entries(callHeaders))
      answerHeaders.set(name, value);
    return new Response(answer.body, {
      status: answer.status,
      headers: answerHeaders,
    });
  } catch {
    return plain("The platform does not answer.\n", 502);
  }
}

const plain = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: {
      ...callHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });

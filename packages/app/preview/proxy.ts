/** Headers that belong to one connection and not to the message (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Passes a request on to the platform and its answer back, both as streams.
 *
 * @example await forward(request, "https://platform.example")
 */
export async function forward(
  request: Request,
  platformUrl: string,
): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...hopByHop, "host", "content-length"])
    headers.delete(name);
  headers.set("accept-encoding", "identity");
  headers.set("x-forwarded-host", host);
  headers.set("x-forwarded-proto", protocol.slice(0, -1));
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  try {
    const answer = await fetch(new URL(`${pathname}${search}`, platformUrl), {
      method: request.method,
      headers,
      redirect: "manual",
      signal: request.signal,
      ...(hasBody ? { body: request.body, duplex: "half" } : {}),
    });
    const answerHeaders = new Headers(answer.headers);
    for (const name of [...hopByHop, "content-encoding", "content-length"])
      answerHeaders.delete(name);
    return new Response(answer.body, {
      status: answer.status,
      headers: answerHeaders,
    });
  } catch {
    return new Response("The platform does not answer.\n", {
      status: 502,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      },
    });
  }
}

import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";
import { callAddress, toldHeaders } from "../forwarded.ts";
import { callHeaders } from "../policy.ts";

/** Time in which a platform must accept or reject a socket. */
const answerMs = 30_000;

/**
 * Passes a socket on to the platform, byte by byte, without reading its contents. Requests that are no call of the
 * platform are rejected.
 *
 * @example server.on("upgrade", forwardUpgrade("http://127.0.0.1:4174", "harbour"));
 */
export function forwardUpgrade(platformUrl: string, merchant?: string) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // If one side breaks, the other is closed as well; neither may crash the server.
    socket.on("error", () => socket.destroy());
    // What no platform answers would stay open on both sides.
    if (incoming.headers.upgrade?.toLowerCase() !== "websocket") {
      refuse(socket, "400 Bad Request");
      return;
    }
    const target = callAddress(incoming.url ?? "/", platformUrl);
    if (!target) {
      refuse(socket, "404 Not Found");
      return;
    }
    const headers = toldHeaders(sentHeaders(incoming), {
      address: incoming.socket.remoteAddress,
      host: incoming.headers.host ?? "",
      scheme: "http",
      merchant,
    });
    const send = target.protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing = send(target, {
      headers: Object.fromEntries(headers),
    });
    outgoing.on("upgrade", (answer, there, first) => {
      // The timeout is for the answer only; an open socket may be silent.
      there.setTimeout(0);
      there.on("error", () => there.destroy());
      there.on("close", () => socket.destroy());
      socket.on("close", () => there.destroy());
      socket.write(headOf(answer));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) there.write(head);
      there.pipe(socket).pipe(there);
    });
    outgoing.on("response", (answer) => {
      answer.resume();
      socket.end(headOf(answer));
    });
    outgoing.setTimeout(answerMs, () => outgoing.destroy());
    outgoing.on("error", () => refuse(socket, "502 Bad Gateway"));
    socket.on("close", () => outgoing.destroy());
    outgoing.end();
  };
}

/** Rejects like every other answer below `/wps/`, and closes the connection. */
function refuse(socket: Duplex, status: string): void {
  const lines = [
    `HTTP/1.1 ${status}`,
    "Connection: close",
    "Content-Length: 0",
    ...Object.entries(callHeaders).map((pair) => pair.join(": ")),
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}

/** The headers as sent, except the host: the platform has its own. */
const sentHeaders = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name === "host" || value === undefined ? [] : [[name, String(value)]],
  );

/** The head of an answer, as received. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage) {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ""}`] : [],
  );
  return `HTTP/1.1 ${statusCode ?? 502} ${statusMessage ?? ""}\r\n${lines.join("\r\n")}\r\n\r\n`;
}

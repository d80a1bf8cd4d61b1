import { serve, type ServerType } from "@hono/node-server";
import { asc } from "drizzle-orm";
import path from "node:path";
import { parseArgs } from "node:util";
import { WebSocketServer } from "ws";
import { openDatabase, type Place } from "./bring-up/open.ts";
import { stateFolder } from "./bring-up/snapshot.ts";
import { sampleAccounts } from "./db/tables/members.ts";
import { readRun } from "./services/run-state.ts";
import { onlySockets } from "./http/upgrade.ts";
import { runJobs } from "./services/jobs.ts";
import { createSandbox, defaultLimits } from "./server.ts";

const usage = `Usage: start [--port 4174] [--strict-port] [--memory | --data <folder>] [--portal-origin <origin>]… [--merchant <code> [--merchant-name <name>]] [--trusted-hops 0] [--runs]
A DATABASE_URL in the environment names a PostgreSQL server instead of the embedded database.`;

/** Says in one sentence what a system error means for the person who started this. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {
    code,
    path: file,
    port,
  }: Error & { code?: unknown; path?: unknown; port?: unknown } = error;
  if (code === "EADDRINUSE")
    return `Port ${String(port)} is taken. Free it, or choose another with --port.`;
  if (
    code === "EACCES" ||
    code === "EPERM" ||
    code === "EROFS" ||
    code === "EEXIST" ||
    code === "ENOTDIR"
  ) {
    return `${String(file)} cannot be written. Choose another folder with --data.`;
  }
  if (code === "ECONNREFUSED")
    return "The PostgreSQL server that DATABASE_URL names does not answer.";
  return error.message;
}

const say = (text: string): boolean => process.stderr.write(`${text}\n`);

const host = "127.0.0.1";
const triesForPort = 20;
const jobsEveryMs = 5_000;
/** A listener of live events sends its token and nothing else. */
const longestFrame = 8_192;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "4174" },
        "strict-port": { type: "boolean", default: false },
        memory: { type: "boolean", default: false },
        data: { type: "string", default: path.join(stateFolder, "data") },
        "portal-origin": { type: "string", multiple: true, default: [] },
        merchant: { type: "string" },
        "merchant-name": { type: "string" },
        "trusted-hops": { type: "string", default: "0" },
        runs: { type: "boolean", default: false },
      },
    });
    if (!/^\d$/.test(values["trusted-hops"]))
      throw new Error("--trusted-hops is a number of servers, 0 to 9.");
    return values;
  } catch (error) {
    say(`${messageOf(error)}\n${usage}`);
    process.exit(2);
  }
}

function place(memory: boolean, folder: string): Place {
  const url = process.env["DATABASE_URL"];
  if (memory) return { kind: "memory" };
  return url === undefined || url === ""
    ? { kind: "folder", folder }
    : { kind: "server", url };
}

type Fetch = Parameters<typeof serve>[0]["fetch"];

/**
 * How long an idle connection stays open, in ms: longer than a server in front keeps it. Otherwise that server may
 * send a call just as the connection closes, and answer 502 as if the platform were down.
 */
const idleMs = 65_000;

/** Listens on a port, or on the next free one. */
function listen(
  fetch: Fetch,
  sockets: WebSocketServer,
  port: number,
  tries: number,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port,
        hostname: host,
        websocket: { server: sockets },
        serverOptions: { keepAliveTimeout: idleMs },
      },
      (info) => resolve({ server, port: info.port }),
    );
    onlySockets(server);
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || tries <= 1) reject(error);
      else listen(fetch, sockets, port + 1, tries - 1).then(resolve, reject);
    });
  });
}

/** On a test machine all visitors share one address: limits per address are a hundred times higher there. */
const crowdLimits = Object.fromEntries(
  Object.entries(defaultLimits)
    .filter(([name]) => name.endsWith("PerAddress"))
    .map(([name, most]) => [name, most * 100]),
);

async function start(): Promise<void> {
  const options = readArguments();
  // The port is known only once it is bound, and the address is part of the platform's answers.
  let answer: Fetch = () =>
    new Response("The platform is starting.", { status: 503 });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
  });
  const { server, port } = await listen(
    (request, env) => answer(request, env),
    sockets,
    Number(options.port),
    options["strict-port"] ? 1 : triesForPort,
  );
  // Opened only now: a start that finds no port leaves no data behind, and locks no folder.
  const database = await openDatabase(place(options.memory, options.data), {
    say,
  });
  const origin = `http://${host}:${port}`;
  const sandbox = createSandbox({
    database,
    origin,
    portalOrigins: options["portal-origin"].flatMap((list) => list.split(",")),
    ...(options.runs ? { runs: true, limits: crowdLimits } : {}),
    trustedHops: Number(options["trusted-hops"]),
    ...(options.merchant === undefined
      ? {}
      : { merchantCode: options.merchant }),
    ...(options["merchant-name"] === undefined
      ? {}
      : { merchantName: options["merchant-name"] }),
  });
  answer = sandbox.app.fetch;
  const accounts = await database.db
    .select({
      username: sampleAccounts.username,
      password: sampleAccounts.password,
      note: sampleAccounts.note,
    })
    .from(sampleAccounts)
    .orderBy(asc(sampleAccounts.sort));
  const ready = {
    ready: true,
    url: origin,
    controlRoom: `${origin}/sandbox`,
    accounts,
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);

  // Credits and settles what is due as time passes; whatever a request asks about is already settled by that request.
  const jobs = setInterval(() => {
    const work = async () => {
      const { now } = await readRun(sandbox.platform, "");
      await runJobs(sandbox.platform.db, "", now, sandbox.platform.draw);
    };
    // Caused by a reset or a lost connection at that moment: the next turn repeats the work.
    work().catch((error: unknown) => say(`Jobs: ${messageOf(error)}`));
  }, jobsEveryMs);

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    clearInterval(jobs);
    server.close(() => void sandbox.close().then(() => process.exit(0)));
    if ("closeAllConnections" in server) server.closeAllConnections();
    for (const socket of sockets.clients) socket.terminate();
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

start().catch((error: unknown) => {
  say(`The sandbox did not start: ${messageOf(error)}`);
  process.exit(1);
});

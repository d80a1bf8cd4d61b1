import { serve, type ServerType } from "@hono/node-server";
import * as calls from "@foyer/platform/calls";
import { insertManyBets, insertManyEntries } from "../many-rows.ts";
import { startTestSandbox } from "../harness.ts";
import { fresh } from "../money.ts";
import { createFloor } from "./floor.ts";

/*
 * Both sides of the measurement, in one process over one database: the sandbox as it is, and the floor. Prints their
 * addresses as one line of JSON, and ends on request.
 */

const year = { rows: 100_000, end: Date.now(), every: 300_000 };

const listen = (
  fetch: Parameters<typeof serve>[0]["fetch"],
): Promise<{ server: ServerType; origin: string }> =>
  new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }, (info) =>
      resolve({ server, origin: `http://127.0.0.1:${info.port}` }),
    );
  });

const sandbox = await startTestSandbox();
const who = await sandbox.member({ balance: "1000000.00" });
await insertManyEntries(sandbox.platform.db, who.id, year);
// A member with a game session has rounds in it: the betting record names the game of each.
await who.client.call(calls.launchGame, {
  vassalage: "VESPER",
  gameType: "LIVE",
  gameCode: "",
  mode: "REAL",
  backUrl: "http://localhost:4173/",
  language: "EN",
  device: "WEB",
});
await insertManyBets(sandbox.platform.db, who.id, year);
// A wallet with a balance to withdraw from the first request on.
await who.client.call(
  calls.walletTransfer,
  { from: "", to: "KITE", amount: "1000.00" },
  fresh(),
);
const both = await Promise.all([
  listen(sandbox.app.fetch),
  listen(createFloor(sandbox.platform.db, who.id).fetch),
]);
const [here, floor] = both.map(({ origin }) => origin);
const month = { from: year.end - 30 * 86_400_000, to: year.end };
process.stdout.write(
  `${JSON.stringify({ sandbox: here, floor, token: who.token, ...month })}\n`,
);
process.once("SIGTERM", () => {
  for (const { server } of both) {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  }
  void sandbox.close().then(() => process.exit(0));
});

import * as calls from "@foyer/platform/calls";
import { sql } from "drizzle-orm";
import { rebuildSums } from "../../services/team-sums.ts";
import { placeBelow } from "../../services/team-lines.ts";
import { startTestSandbox } from "../harness.ts";
import { makeLongHistory } from "./long-history.ts";

/*
 * How long the records take with a long history: an agent's calls, in this process, on the server that DATABASE_URL
 * names. Prints the median of each, in ms.
 *
 *   records.ts <members in the line> <rounds>
 */

const [people = 100_000, rounds = 10_000_000] = process.argv
  .slice(2)
  .map(Number);
const looks = 7;
const day = 86_400_000;
const say = (words: string) => process.stderr.write(`${words}\n`);

const sandbox = await startTestSandbox({ ownDatabase: true });
const { db } = sandbox.platform;
const agent = await sandbox.member({ type: "1" });
const player = await sandbox.member({});
const today = Math.floor(Date.now() / day) * day;
await makeLongHistory(db, { people, rounds, until: today, say });
await db.transaction(async (tx) => {
  await placeBelow(tx, "long-0", agent.id, 0);
  await placeBelow(tx, player.id, agent.id, 0);
});
say("Sums are made anew …");
const start = performance.now();
await rebuildSums(db);
const seconds = Math.round((performance.now() - start) / 1000);
say(`… in ${seconds} s.`);
await db.execute(sql`analyze`);

const days = (count: number) => ({
  from: today - count * day,
  to: today - 1,
  timeZone: "UTC",
});
const page = { pageNo: 1, pageSize: 20 };
const team = { scope: "TEAM", account: "" } as const;
const one = { scope: "TEAM", account: "long-1" } as const;
const { client } = agent;
const questions: readonly [string, () => Promise<unknown>][] = [
  ["balance", () => player.client.call(calls.balance, {})],
  [
    "downlines, a page",
    () => client.call(calls.downlines, { account: "", ...page }),
  ],
  ...[1, 30].map((count): [string, () => Promise<unknown>] => [
    `team overview, ${count} days`,
    () => client.call(calls.teamOverview, days(count)),
  ]),
  ...(
    [
      ["one member", one],
      ["team", team],
    ] as const
  ).flatMap(([name, whose]): [string, () => Promise<unknown>][] => [
    [
      `account record, ${name}, 30 days`,
      () =>
        client.call(calls.transactions, {
          ...whose,
          ...days(30),
          kind: "",
          ...page,
        }),
    ],
    [
      `betting record, ${name}, 30 days`,
      () =>
        client.call(calls.betRecords, {
          ...whose,
          ...days(30),
          gameType: "",
          ...page,
        }),
    ],
    [
      `profit and loss by day, ${name}, 30 days`,
      () =>
        client.call(calls.profitLoss, {
          ...whose,
          ...days(30),
          by: "day",
          ...page,
        }),
    ],
  ]),
  ...(
    [
      ["stakes wanted", 30, {}],
      ["by stakes", 1, {}],
      ["by name", 30, { orderBy: "account" }],
      ["by name, last page", 30, { orderBy: "account", pageNo: people / 20 }],
      ["by name, after", 30, { orderBy: "account", after: "long-5" }],
    ] as const
  ).map(([name, count, wish]): [string, () => Promise<unknown>] => [
    `profit and loss by account, team, ${count} days, ${name}`,
    () =>
      client.call(calls.profitLoss, {
        ...team,
        ...days(count),
        by: "account",
        ...page,
        ...wish,
      }),
  ]),
];

process.stdout.write(`Sums of ${rounds} rounds made anew in ${seconds} s.\n\n`);
process.stdout.write("| call | median, ms | slowest, ms |\n| - | -: | -: |\n");
for (const [name, ask] of questions) {
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [times[looks >> 1], times.at(-1)];
  process.stdout.write(
    `| ${name} | ${median.toFixed(0)} | ${slowest.toFixed(0)} |\n`,
  );
}
await sandbox.close();

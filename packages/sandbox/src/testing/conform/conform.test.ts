import { allCalls, conform, type Report } from "@foyer/conform";
import { record, selfTest, writeSelfTest } from "@foyer/conform/self-test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../harness.ts";
import { dialect, inDialect } from "./dialect.ts";
import { fetchOf, makeWorld } from "./world.ts";

/**
 * Share of all deviations that is replayed here, always the same ones. `npm run conform -- --self-test` replays all.
 */
const usualPart = 0.1;
const part = Number(process.env["FOYER_CONFORM_PART"] ?? usualPart);

/**
 * Lottery draws close on the full minute. Shortly before it the clock starts just after it, so that no draw closes
 * between being read and a ticket being bought. It is moved no further, because an authenticator's codes are valid
 * for half a minute.
 */
const left = 60_000 - (Date.now() % 60_000);
const ahead = left < 25_000 ? left + 500 : 0;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({
    clock: () => Date.now() + ahead,
    // The raffle's first prize is one that is sent to an address.
    draw: () => 0,
  });
});
afterAll(() => sandbox.close());

const optionsOf = async (effects: boolean) => ({
  ...(await makeWorld(sandbox, { switches: effects })),
  merchant: "test",
  language: "EN",
  hosts: ["http://127.0.0.1:4174"],
  effects,
});

const faults = (report: Report) =>
  report.calls.filter(
    ({ verdict }) => verdict === "differs" || verdict === "missing",
  );

describe("the sandbox as a platform", () => {
  it("conforms in all calls that only read, and nothing is changed", async () => {
    const options = await optionsOf(false);
    const sent: string[] = [];
    const report = await conform({
      ...options,
      fetch: (url, init) => {
        sent.push(`${init.method ?? "GET"} ${new URL(url).pathname}`);
        return options.fetch(url, init);
      },
    });
    expect(faults(report)).toEqual([]);
    expect(report.ok).toBe(true);
    expect(report.calls).toHaveLength(allCalls.length);
    // All other calls that are not tried would change something, or need what is off in the stock house.
    const others = report.calls.filter(
      ({ verdict, why }) => verdict === "not run" && !why.includes("--effects"),
    );
    expect(others.map(({ name }) => name)).toEqual([
      // It needs an order, which only effects make; and manual rebates are off.
      "depositOrder",
      "manualRebates",
    ]);
    const changing = sent.filter((one) => !one.startsWith("GET "));
    expect([...new Set(changing)].toSorted()).toEqual([
      "DELETE /wps/session/logout",
      "POST /wps/session/login",
    ]);
  });

  // OPN-66
  it("conforms in every call, and at least 99 % of the deviations tried are found", async () => {
    const { report, recordings } = await record(await optionsOf(true));
    expect(
      report.calls.filter(({ verdict }) => verdict !== "conforms"),
    ).toEqual([]);
    expect(report.calls).toHaveLength(allCalls.length);

    const result = await selfTest(recordings, part);
    process.stdout.write(writeSelfTest(result));
    expect(result.told).toBeGreaterThan(part * 4000);
    expect(result.missed.length / result.told).toBeLessThan(0.01);
  });

  it("reports hosts that the brand does not list", async () => {
    const { run } = sandbox.visitor();
    const { hosts } = await conform({
      url: "http://sandbox.test",
      fetch: fetchOf(sandbox, run),
      accounts: {},
      merchant: "test",
      language: "EN",
      hosts: ["https://get.foyer.example"],
      effects: false,
      only: "permission",
    });
    expect(hosts).toContainEqual({
      host: "https://get.foyer.example",
      call: "permission",
      path: "$.resources[0].url",
      listed: true,
    });
    expect(hosts.filter(({ listed }) => !listed).length).toBeGreaterThan(0);
  });

  it("conforms through an adapter when it uses another dialect", async () => {
    const { run } = sandbox.visitor();
    const asked = {
      url: "http://sandbox.test",
      fetch: inDialect(fetchOf(sandbox, run)),
      accounts: {},
      merchant: "test",
      language: "EN",
      hosts: [],
      effects: false,
      only: "/wps/system",
    };
    const plain = await conform(asked);
    expect(new Set(plain.calls.map(({ verdict }) => verdict))).toEqual(
      new Set(["missing"]),
    );
    const adapted = await conform({ ...asked, adapter: dialect });
    expect(faults(adapted)).toEqual([]);
    expect(
      adapted.calls.filter(({ verdict }) => verdict === "conforms").length,
    ).toBeGreaterThan(7);
  });
});

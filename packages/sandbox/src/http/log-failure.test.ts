import * as calls from "@foyer/platform/calls";
import { sql } from "drizzle-orm";
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestSandbox,
} from "../testing/harness.ts";
import { describeFailure } from "./log-failure.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => vi.restoreAllMocks());

const failureOf = async (statement: ReturnType<typeof sql>): Promise<Error> => {
  try {
    await sandbox.platform.db.execute(statement);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("The statement went well.");
};

describe("the log entry of a failed call", () => {
  it("names the route and the cause, but nothing the member entered", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { client } = sandbox.visitor();
    const broken = new RangeError("Too deep");
    vi.spyOn(sandbox.platform.db, "insert").mockImplementation(() => {
      throw broken;
    });
    const opinion = {
      questionType: calls.feedbackTypes[0],
      content: "I live at 7 Quay Street",
      contact: "walker@post.example",
    };
    expect(await refusalOf(client.call(calls.feedback, opinion))).toMatchObject(
      { status: 500 },
    );
    const said = written.mock.calls.map(([text]) => String(text)).join("");
    expect(said).toContain("PUT /wps/feedback failed: RangeError: Too deep");
    expect(said).not.toMatch(/Quay|walker/);
  });

  it("names the violated constraint, but none of the values of the statement", async () => {
    const error = await failureOf(
      sql`insert into ledger_transfers (id, kind, reference, created_at) select id, ${"walker@post.example"}, ${"Quay Street"}, 0 from ledger_transfers limit 1`,
    );
    const said = describeFailure(error, "POST", "/wps/relay/:name");
    expect(said).toContain("POST /wps/relay/:name failed: duplicate key value");
    expect(said).toContain("ledger_transfers_pkey");
    expect(said).toContain("insert into ledger_transfers");
    expect(said).not.toMatch(/walker|Quay|Key \(id\)/);
    expect(said).toMatch(/\n\s+at /);
  });

  it("does not repeat a value that a statement could not parse", async () => {
    const error = await failureOf(sql`select ${"60125550101x"}::text::bigint`);
    const said = describeFailure(error, "GET", "/");
    expect(said).toContain("invalid input syntax for type bigint");
    expect(said).not.toContain("60125550101x");
  });

  it("contains the name, message and stack of any other error", () => {
    const said = describeFailure(new RangeError("Too deep"), "PUT", "/a");
    expect(said).toMatch(/^PUT \/a failed: RangeError: Too deep\n\s+at /);
  });
});

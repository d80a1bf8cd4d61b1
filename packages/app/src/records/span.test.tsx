import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAgentPage } from "../team/agent.testing.ts";
import { wordsOf } from "../testing/english.ts";
import { spanIn, writtenSpan } from "./usePeriod.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "../team/records/TeamRecordPages.tsx";

const hour = { from: 1_767_225_600_000, to: 1_767_229_199_999 };
const written = "2026-01-01T00:00:00.000Z..2026-01-01T00:59:59.999Z";

describe("a part of a day in the address", () => {
  it("is written and read to the millisecond", () => {
    expect(writtenSpan(hour)).toBe(written);
    expect(spanIn(written)).toEqual(hour);
  });

  it.each([
    "",
    "..",
    "2026-01-01",
    "2026-01-01..2026-01-02",
    "2026-01-01T00:59:59.999Z..2026-01-01T00:00:00.000Z",
    "2024-01-01T00:00:00.000Z..2026-01-01T00:00:00.000Z",
    `${written}..2026-01-02T00:00:00.000Z`,
    "x..2026-01-01T00:59:59.999Z",
  ])("is not %j", (text) => {
    expect(spanIn(text)).toBeUndefined();
  });

  it("limits the records, which say so, until whole days are chosen", async () => {
    const { user, requests, address } = await openAgentPage(
      `personalHistoryCopy&span=${written}`,
    );
    await screen.findByText(
      /Only .*2026\/01\/01 00:00:00.*00:59:59.* is shown/,
    );
    expect(requests("betRecords").at(-1)).toMatchObject(hour);
    await user.click(
      screen.getByRole("button", { name: wordsOf("records.span.whole") }),
    );
    await waitFor(() =>
      expect(requests("betRecords").at(-1)).toMatchObject({
        from: hour.from,
        to: hour.from + 86_400_000 - 1,
      }),
    );
    expect(address()).toBe(
      "/agentHome?page=personalHistoryCopy&days=2026-01-01..2026-01-01",
    );
    expect(screen.queryByText(/^Only /)).not.toBeInTheDocument();
  });

  it("gives way to a shortcut", async () => {
    const { user, address } = await openAgentPage(
      `personalHistoryCopy&span=${written}`,
    );
    await user.click(
      await screen.findByRole("button", { name: wordsOf("records.last7") }),
    );
    await waitFor(() =>
      expect(address()).toBe("/agentHome?page=personalHistoryCopy"),
    );
  });
});

import { screen, waitFor } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { thenAnswered } from "../testing/answered.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { balanceKey } from "./queryKeys.ts";
import { wordsOf } from "../testing/english.ts";

/** A platform that answers balance requests when the test says so, in any order. */
function slowBalances() {
  const waiting: ((balance: string) => void)[] = [];
  const handlers: Handlers = {
    balance: () =>
      new Promise((resolve) => {
        waiting.push((balance) => resolve({ balance, currencySymbol: "RM" }));
      }),
  };
  const asked = (times: number) =>
    waitFor(() => expect(waiting).toHaveLength(times));
  return { handlers, asked, reply: (at: number) => waiting[at] };
}

describe("balance answers that arrive out of order", () => {
  it("show only the balance that was requested last, never an older one", async () => {
    const { handlers, asked, reply } = slowBalances();
    const { services } = await renderPortal("/", { visitor: "full", handlers });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    const moved = () =>
      void services.queries.invalidateQueries({ queryKey: balanceKey });
    await asked(1);
    await thenAnswered(services, () => reply(0)?.("100.00"));
    await waitFor(() => expect(block).toHaveTextContent("100.00"));
    // The balance changes twice while the platform is slow.
    moved();
    await asked(2);
    moved();
    await asked(3);
    await thenAnswered(services, () => reply(2)?.("60.00"));
    await waitFor(() => expect(block).toHaveTextContent("60.00"));
    await thenAnswered(services, () => reply(1)?.("80.00"));
    expect(block).toHaveTextContent("60.00");
    expect(block).not.toHaveTextContent("80.00");
  });
});

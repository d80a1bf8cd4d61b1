import { receiptList, receiptProof } from "@foyer/platform/calls";
import { pressBack, pressForward } from "./harness/back.ts";
import {
  breakStorage,
  expectBrokenStorage,
  expectMarked,
  expectOpen,
  expectUnpolluted,
  goOffline,
  mark,
  retryCode,
  slowLine,
  withoutPictures,
  type Closure,
  type LostCode,
  type StorageFault,
} from "./harness/conditions.ts";
import { eventually } from "./harness/eventually.ts";
import { faultColumn } from "./harness/faultColumn.ts";
import {
  answering,
  answerTo,
  arm,
  bite,
  expectBite,
  hold,
  sendHeld,
  sendInto,
  type FaultKind,
} from "./harness/faults.ts";
import {
  closedMeanwhile,
  closures,
  codeProblems,
  missingCode,
  network,
  storages,
  tooOften,
  type MissingCode,
} from "./harness/faultWays.ts";
import { loginDialog, logOut, submitLogin } from "./harness/journey.ts";
import { readPayout } from "./harness/payouts.ts";
import {
  addPicture,
  askedInSecondTab,
  askedToConfirm,
  choose,
  openAsked,
  receiptConfirm,
  type Asked,
} from "./harness/receipts.ts";
import { expect, type Visit } from "./harness/test.ts";
import { wordsOf } from "./harness/words.ts";

const proof = { call: receiptProof.name, wire: receiptProof.path };
const list = { call: receiptList.name, wire: receiptList.path };
const minute = 60_000;

const unknown = wordsOf("receipt.doubt.title");
const askAgain = ({ dialog }: Asked) =>
  dialog.getByRole("button", { name: wordsOf("money.doubt.ask") });

/** Answered, on the page and on the platform: once, whatever was sent. */
async function expectEnded(asked: Asked): Promise<void> {
  await eventually(asked.dialog).toContainText(wordsOf("receipt.end.received"));
  expect(await asked.state()).toBe("RECEIVED");
  expect(await asked.ends()).toBe(1);
  expect(new Set(asked.keys()).size).toBe(1);
}

/** No response arrives: the page says so, and finds out the result automatically. */
const unanswered =
  (kind: FaultKind, state: "AWAITING" | "RECEIVED") => async (visit: Visit) => {
    const asked = await askedToConfirm(visit);
    const { page } = asked;
    const lift = await sendInto(page, visit.control, receiptConfirm, kind, () =>
      asked.yes.click(),
    );
    await eventually(asked.dialog).toContainText(unknown);
    expect(await asked.state()).toBe(state);
    await lift();
    await expectEnded(asked);
    expect(asked.keys().length).toBeGreaterThan(1);
    await expectMarked(page);
  };

/** The pictures do not get through: they are kept, and sent with the next attempt. */
const pictureFails =
  (kind: FaultKind, words: string) => async (visit: Visit) => {
    const asked = await openAsked(visit);
    const { page, dialog, payee, order } = asked;
    await choose(page, wordsOf("receipt.answer.notReceived"));
    await addPicture(page, "statement.png");
    await mark(page);
    const lift = await arm(page, visit.control, proof, kind);
    const bitten = bite(page, proof);
    const report = dialog.getByRole("button", {
      name: wordsOf("receipt.report"),
    });
    await report.click();
    expectBite(await bitten, kind);
    await eventually(dialog).toContainText(words);
    await eventually(dialog).toContainText("statement.png");
    expect(await asked.state()).toBe("AWAITING");
    expect(asked.keys()).toEqual([]);
    await lift();
    await report.click();
    await eventually(dialog).toContainText(wordsOf("receipt.state.disputed"));
    const payout = await readPayout(visit, payee, order);
    expect(payout).toMatchObject({ state: "NOT_RECEIVED" });
    expect(payout?.proofImages).toHaveLength(1);
    await expectMarked(page);
  };

const whileClosed = (status: Closure) => async (visit: Visit) => {
  const asked = await askedToConfirm(visit);
  const { page } = asked;
  const opened = await closedMeanwhile(visit, page, status, {
    call: receiptConfirm,
    press: () => asked.yes.click(),
  });
  await opened();
  await expectOpen(page, status);
  expect(await asked.state()).toBe("AWAITING");
  await endAnew(asked);
  expect(await asked.state()).toBe("RECEIVED");
  expect(await asked.ends()).toBe(1);
  await expectMarked(page);
};

/** Answers the question when it is asked again, or checks the result of the previous answer. */
async function endAnew(asked: Asked): Promise<void> {
  const { page, dialog } = asked;
  await dialog.waitFor();
  const fresh = dialog.getByRole("radio", {
    name: wordsOf("receipt.answer.received"),
    exact: true,
  });
  await askAgain(asked).or(fresh).first().waitFor({ state: "attached" });
  if ((await askAgain(asked).count()) > 0) await askAgain(asked).click();
  else {
    await choose(page, wordsOf("receipt.answer.received"));
    await asked.yes.click();
  }
  await eventually(dialog).toContainText(wordsOf("receipt.end.received"));
}

const withoutCode: MissingCode = (fault, pass) => async (visit) => {
  visit.expectProblem(codeProblems);
  let missing: LostCode | undefined;
  const asked = await openAsked(visit, {
    clock: pass !== undefined,
    before: async (page) => {
      missing = await fault(page, "ReceiptDialog");
    },
  });
  if (!missing) throw new Error("No code is missing.");
  await retryCode(asked.page, missing, pass);
  await choose(asked.page, "Received");
  await asked.yes.click();
  await expectEnded(asked);
  await expectMarked(asked.page);
};

const withStorage = (fault: StorageFault) => async (visit: Visit) => {
  const asked = await openAsked(visit, {
    before: (page) => breakStorage(page, fault),
  });
  await expectBrokenStorage(asked.page);
  await choose(asked.page, "Received");
  await asked.yes.click();
  await expectEnded(asked);
};

/** Responses that no real platform gives to an answer. */
const strange = [
  '{"success":true,"value":{"id":{"a":1},"state":7}}',
  '{"success":true,"__proto__":{"polluted":1},"value":{"__proto__":{"polluted":1}}}',
  '{"success":true,"value":[]}',
  "null",
] as const;

const odd = (order: string) =>
  JSON.stringify({
    list: [
      {
        id: order,
        amount: "500.00",
        receivedAmount: "200.00",
        remainingAmount: "299.99",
        state: "PARTIAL",
        proofImages: [],
        issuedAt: 1,
        confirmMinutes: null,
        expiresAt: null,
        forced: 0,
      },
      { id: 7, amount: "NaN", state: "GONE", issuedAt: "today" },
      "receipt",
      null,
    ],
    totalPages: 1,
  });

/** The answer took effect, but the response was lost. */
async function lost(visit: Visit, asked: Asked): Promise<void> {
  await visit.control.addFault({
    call: receiptConfirm.call,
    kind: "dropAfter",
  });
  await asked.yes.click();
  await eventually.poll(asked.state).toBe("RECEIVED");
}

async function leave(visit: Visit, asked: Asked): Promise<void> {
  const other = await askedInSecondTab(visit, asked);
  await other.dialog
    .getByRole("button", { name: wordsOf("receipt.later") })
    .click();
  await logOut(other.page);
  await eventually(asked.dialog).toHaveCount(0);
  await expectMarked(asked.page);
}

faultColumn("receipt", {
  offline: {
    "ends once the line is back": async (visit) => {
      const asked = await askedToConfirm(visit);
      const reconnect = await goOffline(asked.page);
      await asked.yes.click();
      await eventually(asked.dialog).toContainText(unknown);
      await eventually(asked.dialog).toContainText(network);
      expect(await asked.state()).toBe("AWAITING");
      await reconnect();
      await expectEnded(asked);
      await expectMarked(asked.page);
    },
  },
  dropAfter: {
    "it was taken": unanswered("dropAfter", "RECEIVED"),
    "it was not taken": unanswered("reset", "AWAITING"),
    "never an answer": async (visit) => {
      const asked = await askedToConfirm(visit, { clock: true });
      const { page, dialog } = asked;
      const lift = await sendInto(
        page,
        visit.control,
        receiptConfirm,
        "dropAfter",
        () => asked.yes.click(),
      );
      await eventually(async () => {
        await page.clock.fastForward(15_000);
        await eventually(dialog).toContainText(
          "However often you check, it cannot be processed twice.",
          { timeout: 500 },
        );
      }).toPass();
      const sent = asked.keys().length;
      await page.clock.fastForward(2 * minute);
      expect(asked.keys()).toHaveLength(sent);
      await lift();
      await askAgain(asked).click();
      await expectEnded(asked);
      expect(asked.keys()).toHaveLength(sent + 1);
    },
  },
  slow: {
    "8 s": async (visit) => {
      const asked = await askedToConfirm(visit, { clock: true });
      const { page, yes } = asked;
      const held = await sendHeld(page, receiptConfirm, () => yes.click());
      await page.clock.fastForward(8000);
      await eventually(yes).toHaveAttribute("aria-busy", "true");
      await yes.click({ force: true });
      expect(await asked.state()).toBe("AWAITING");
      await held.release();
      await expectEnded(asked);
      expect(asked.keys()).toHaveLength(1);
    },
    "longer than a call may take": async (visit) => {
      const asked = await askedToConfirm(visit, { clock: true });
      const { page } = asked;
      const held = await sendHeld(page, receiptConfirm, () =>
        asked.yes.click(),
      );
      await page.clock.fastForward(10_000);
      await eventually(asked.dialog).toContainText(unknown);
      await held.release();
      await page.clock.fastForward(15_000);
      await expectEnded(asked);
    },
    "400 ms and 50 KB/s": async (visit) => {
      const asked = await askedToConfirm(visit);
      const line = await slowLine(asked.page);
      await asked.yes.dblclick();
      await expectEnded(asked);
      expect(asked.keys()).toHaveLength(1);
      await line.detach();
    },
  },
  serverError: {
    "500": unanswered("status", "AWAITING"),
    "503 with Retry-After": unanswered("unavailable", "AWAITING"),
    "pictures: 500": pictureFails("status", "Unknown error"),
    "pictures: 503 with Retry-After": pictureFails("unavailable", network),
    "the question itself": async (visit) => {
      const asked = await openAsked(visit);
      const { page, dialog } = asked;
      await dialog.waitFor();
      const lift = await arm(page, visit.control, list, "status");
      await page.reload();
      const again = dialog.getByRole("button", {
        name: wordsOf("session.retry"),
      });
      await again.waitFor();
      await lift();
      await mark(page);
      await again.click();
      await choose(page, wordsOf("receipt.answer.received"));
      await asked.yes.click();
      await expectEnded(asked);
      await expectMarked(page);
    },
  },
  expired: {
    "asks for a login, and for the answer again": async (visit) => {
      const asked = await askedToConfirm(visit);
      const { page } = asked;
      const lift = await arm(
        page,
        visit.control,
        receiptConfirm,
        "unauthorised",
      );
      const bitten = bite(page, receiptConfirm);
      await asked.yes.click();
      expectBite(await bitten, "unauthorised");
      await eventually(loginDialog(page)).toBeVisible();
      await lift();
      expect(await asked.state()).toBe("AWAITING");
      await submitLogin(page, asked.payee.member);
      await endAnew(asked);
      expect(await asked.state()).toBe("RECEIVED");
      expect(await asked.ends()).toBe(1);
      await expectMarked(page);
    },
  },
  closed: closures(whileClosed),
  tooMany: {
    "says so, and asks no more by itself": async (visit) => {
      const asked = await askedToConfirm(visit, { clock: true });
      const { page, yes } = asked;
      const lift = await tooOften(page, receiptConfirm);
      const bitten = answerTo(page, receiptConfirm);
      await yes.click();
      expect((await bitten).status()).toBe(429);
      await eventually(page.getByRole("alertdialog")).toContainText(
        wordsOf("error.TOO_MANY_REQUESTS", { minutes: 1 }),
      );
      await page.clock.fastForward(minute);
      expect(asked.keys()).toHaveLength(1);
      expect(await asked.state()).toBe("AWAITING");
      await lift();
      await yes.click();
      await eventually(asked.dialog).toContainText(
        wordsOf("receipt.end.received"),
      );
      expect(await asked.ends()).toBe(1);
    },
  },
  malformed: {
    "cut short after it was taken": unanswered("malformed", "RECEIVED"),
    "cut short on the way": unanswered("truncated", "AWAITING"),
    "a page of HTML instead": unanswered("html", "AWAITING"),
  },
  poisoned: {
    "what no platform answers": async (visit) => {
      const asked = await askedToConfirm(visit);
      const { page, dialog } = asked;
      const [first = "", ...others] = strange;
      let wrong = await answering(page, receiptConfirm, first);
      await asked.yes.click();
      for (const body of others) {
        await eventually.poll(wrong.given).toBeGreaterThan(0);
        await eventually(dialog).toContainText(unknown);
        // The next fault is in place before this one is lifted, because the page also retries automatically.
        const next = await answering(page, receiptConfirm, body);
        await wrong.lift();
        wrong = next;
        await askAgain(asked).click();
      }
      await eventually.poll(wrong.given).toBeGreaterThan(0);
      await expectUnpolluted(page);
      expect(await asked.state()).toBe("AWAITING");
      await wrong.lift();
      await expectEnded(asked);
      await expectMarked(page);
    },
    "a sum that does not add up": async (visit) => {
      const asked = await openAsked(visit);
      const { page, dialog, order } = asked;
      await dialog.waitFor();
      const wrong = await answering(page, list, odd(order));
      await page.reload();
      await eventually(dialog).toContainText(wordsOf("receipt.doNotAddUp"));
      await eventually(
        dialog.getByRole("group", { name: wordsOf("ui.costSummary.label") }),
      ).toHaveCount(0);
      expect(await dialog.innerText()).not.toMatch(/NaN|undefined|\[object/);
      await wrong.lift();
      await page.reload();
      await choose(page, wordsOf("receipt.answer.received"));
      await asked.yes.click();
      await expectEnded(asked);
    },
  },
  twice: {
    "two clicks and Enter": async (visit) => {
      const asked = await askedToConfirm(visit);
      const held = await hold(asked.page, receiptConfirm);
      await asked.yes.dblclick();
      await asked.yes.press("Enter");
      await eventually.poll(held.waiting).toBe(1);
      await held.release();
      await expectEnded(asked);
      expect(asked.keys()).toHaveLength(1);
    },
    "two tabs": async (visit) => {
      const asked = await askedToConfirm(visit);
      const other = await askedInSecondTab(visit, asked);
      await choose(other.page, "Received");
      await other.yes.waitFor();
      await Promise.all([asked.yes.click(), other.yes.click()]);
      await eventually(asked.dialog).toContainText(
        wordsOf("receipt.end.received"),
      );
      await eventually(other.dialog).toContainText(
        wordsOf("receipt.end.received"),
      );
      expect(await asked.state()).toBe("RECEIVED");
      expect(await asked.ends()).toBe(1);
    },
  },
  chunk: missingCode(withoutCode),
  storage: storages(withStorage),
  clock: {
    "a day ahead: the time left is the platform's": async (visit) => {
      const asked = await openAsked(visit, {
        sending: { confirmMinutes: 30 },
        before: (page) => page.clock.setSystemTime(Date.now() + 1440 * minute),
      });
      const { page, dialog } = asked;
      expect(await page.evaluate(() => Date.now())).toBeGreaterThan(
        Date.now() + 1439 * minute,
      );
      await eventually(dialog.getByRole("timer")).toContainText(/29|30/);
      await eventually(dialog).not.toContainText("The time is up");
      await choose(page, wordsOf("receipt.answer.received"));
      await asked.yes.click();
      await expectEnded(asked);
    },
  },
  back: {
    "reload in the middle": async (visit) => {
      const asked = await askedToConfirm(visit);
      await lost(visit, asked);
      await asked.page.reload();
      await visit.control.liftFaults();
      await eventually(asked.dialog).toContainText(/cannot be processed twice/);
      const sent = asked.keys().length;
      await askAgain(asked).click();
      await expectEnded(asked);
      expect(asked.keys()).toHaveLength(sent + 1);
    },
    "Back in the middle": async (visit) => {
      const asked = await askedToConfirm(visit);
      const { page, dialog } = asked;
      await lost(visit, asked);
      await pressBack(page);
      await eventually(dialog).toHaveCount(0);
      await visit.control.liftFaults();
      await pressForward(page);
      await eventually(dialog).toBeVisible();
      await askAgain(asked).click();
      await expectEnded(asked);
      await expectMarked(page);
    },
    "from the browser's memory": async (visit) => {
      const asked = await askedToConfirm(visit, { page: { asShipped: true } });
      const { page } = asked;
      const before = page.url();
      await page.goto(`${visit.gallery}/gallery.html`);
      await pressBack(page);
      await page.waitForURL(before, { waitUntil: "commit" });
      await expectMarked(page);
      // The session is checked again, and with it the question.
      await eventually(asked.yes).toHaveCount(0);
      expect(asked.keys()).toEqual([]);
      await endAnew(asked);
      await expectEnded(asked);
      expect(asked.keys()).toHaveLength(1);
    },
  },
  otherTab: {
    "before it is sent": async (visit) => {
      const asked = await askedToConfirm(visit);
      await leave(visit, asked);
      expect(asked.keys()).toEqual([]);
      expect(await asked.state()).toBe("AWAITING");
    },
    "while it is on its way": async (visit) => {
      const asked = await askedToConfirm(visit);
      const held = await sendHeld(asked.page, receiptConfirm, () =>
        asked.yes.click(),
      );
      const answered = answerTo(asked.page, receiptConfirm);
      await leave(visit, asked);
      await held.release();
      expect((await answered).status()).toBe(401);
      expect(await asked.state()).toBe("AWAITING");
    },
  },
  pictures: {
    "none of them: the proof goes by its name": async (visit) => {
      let refused: (() => number) | undefined;
      const asked = await openAsked(visit, {
        before: async (page) => {
          refused = await withoutPictures(page);
        },
      });
      const { page, dialog } = asked;
      await choose(page, wordsOf("receipt.answer.notReceived"));
      await addPicture(page, "statement.png");
      expect(refused?.()).toBeGreaterThan(0);
      await dialog
        .getByRole("button", { name: wordsOf("receipt.report") })
        .click();
      await eventually(dialog).toContainText(wordsOf("receipt.state.disputed"));
      expect(await asked.state()).toBe("NOT_RECEIVED");
    },
  },
});

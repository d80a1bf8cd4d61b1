// @ts-check
import { writeSync } from "node:fs";

/**
 * Names the tests that have started and not ended when a run is stopped from outside: nothing else shows which test
 * hangs.
 */
export default class UnfinishedReporter {
  /** @type {Map<string, string>} */
  running = new Map();

  onInit() {
    process.once("SIGTERM", () => {
      const lines = [...this.running.values()].map(
        (name) => `Not ended: ${name}\n`,
      );
      writeSync(process.stderr.fd, lines.join(""));
    });
  }

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseReady(test) {
    this.running.set(
      test.id,
      `${test.module.relativeModuleId} > ${test.fullName}`,
    );
  }

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    this.running.delete(test.id);
  }
}

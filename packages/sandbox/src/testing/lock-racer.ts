import { createInterface } from "node:readline";
import { lockFolder } from "../bring-up/folder-lock.ts";

/*
 * One of several processes that want a folder: on "go <moment>" it tries at that moment and says "owner" or "no"; on
 * "end" it releases what it holds. In the mode "hold" it takes the folder and keeps it.
 */

const [folder = "", mode = ""] = process.argv.slice(2);
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

let unlock: (() => void) | undefined;
function take(): void {
  try {
    unlock = lockFolder(folder);
    say(`owner ${process.pid}`);
  } catch (error) {
    say(
      error instanceof Error && error.message.includes("in use")
        ? "no"
        : String(error),
    );
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, moment = "0"] = line.split(" ");
  if (word === "end") {
    unlock?.();
    unlock = undefined;
    say("free");
    return;
  }
  // All of them in the same millisecond, as far as the machine lets them.
  while (Date.now() < Number(moment));
  take();
});
if (mode === "hold") take();
else say("ready");

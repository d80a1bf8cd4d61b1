import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { settings } from "../db/tables/platform.ts";
import type { Platform } from "./platform.ts";
import type { BankSetting } from "./bank-setting.ts";
import { flagsSchema, type Flags } from "./flags.ts";
import type { Popup } from "./popups.ts";
import type { ProfileSetting } from "./profile-rules.ts";
import type { RegisterSetting } from "./register-rules.ts";

const notice = v.object({
  on: v.boolean(),
  message: v.optional(v.string(), ""),
  /** The message in other languages, by pack code. */
  words: v.optional(v.record(v.string(), v.string())),
});

/** Whether the portal is open. */
export const statusSchema = v.object({
  maintenance: v.optional(
    v.object({ ...notice.entries, endTime: v.nullish(v.number(), null) }),
    { on: false, endTime: null },
  ),
  regionRestriction: v.optional(notice, { on: false }),
});
export type Status = v.InferOutput<typeof statusSchema>;

type SettingKey =
  | "status"
  | "clockOffset"
  | "flags"
  | "register"
  | "profile"
  | "bank"
  | "popups";

export interface RunState {
  readonly run: string;
  readonly status: Status;
  /** Epoch milliseconds as this run sees them. */
  readonly now: number;
  /** Switches that this run overrides. */
  readonly flagsOverride: Flags;
}

/** The state of a run: its own settings take precedence over the whole platform's. */
export async function readRun(
  platform: Platform,
  run: string,
): Promise<RunState> {
  const rows = await platform.db
    .select()
    .from(settings)
    .where(inArray(settings.run, ["", run]));
  return runStateOf(platform, run, rows);
}

/** The same, from settings that have already been read. */
export function runStateOf(
  platform: Platform,
  run: string,
  rows: readonly (typeof settings.$inferSelect)[],
): RunState {
  const find = (key: string) =>
    rows.find((row) => row.key === key && row.run === run) ??
    rows.find((row) => row.key === key);
  const offset = find("clockOffset")?.value;
  return {
    run,
    status: v.parse(statusSchema, find("status")?.value ?? {}),
    now: platform.clock() + (typeof offset === "number" ? offset : 0),
    flagsOverride: v.parse(flagsSchema, find("flags")?.value ?? {}),
  };
}

/** Sets one setting of a run, or of the whole platform when `run` is empty. */
export async function writeSetting(
  db: Database,
  run: string,
  key: SettingKey,
  value:
    | Status
    | Flags
    | RegisterSetting
    | ProfileSetting
    | BankSetting
    | readonly Popup[]
    | number,
): Promise<void> {
  await db
    .insert(settings)
    .values({ run, key, value })
    .onConflictDoUpdate({
      target: [settings.run, settings.key],
      set: { value },
    });
}

/** Deletes a run's own setting. */
export async function clearSetting(
  db: Database,
  run: string,
  key: SettingKey,
): Promise<void> {
  await db
    .delete(settings)
    .where(and(eq(settings.run, run), eq(settings.key, key)));
}

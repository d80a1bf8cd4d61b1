import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "./open.ts";
import { seedHash, stateFolder } from "./snapshot.ts";
import { sampleAccounts } from "./tables/members.ts";

const root = mkdtempSync(path.join(tmpdir(), "foyer-open-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function passwordIn(folder: string): Promise<string | undefined> {
  const { db, close } = await openDatabase({ kind: "folder", folder });
  const [row] = await db
    .select()
    .from(sampleAccounts)
    .where(eq(sampleAccounts.username, "demo-member"));
  await close();
  return row?.password;
}

describe("an embedded database in a folder", () => {
  it("is kept between starts, and begun anew when the seed has changed", async () => {
    const folder = path.join(root, "data");
    const first = await passwordIn(folder);
    expect(first).toMatch(/^\w{6}-\w{6}-\d{4}$/);
    expect(await passwordIn(folder)).toBe(first);
    writeFileSync(`${folder}.seed`, "another seed");
    const anew = await passwordIn(folder);
    expect(anew).toBeDefined();
    expect(anew).not.toBe(first);
  });

  it("is not opened while another process has it, and is when that one is gone", async () => {
    const folder = path.join(root, "held");
    writeFileSync(`${folder}.lock`, String(process.ppid));
    await expect(openDatabase({ kind: "folder", folder })).rejects.toThrow(
      `in use by process ${process.ppid}`,
    );
    // No process has a number this high.
    writeFileSync(`${folder}.lock`, "999999999");
    expect(await passwordIn(folder)).toBeDefined();
  });
});

describe("the snapshot", () => {
  it("is the only one of its kind", async () => {
    const { close } = await openDatabase({ kind: "memory" });
    await close();
    const snapshots = readdirSync(stateFolder).filter((name) =>
      /^snapshot-.*\.tar$/.test(name),
    );
    expect(snapshots).toEqual([`snapshot-${seedHash()}.tar`]);
  });
});

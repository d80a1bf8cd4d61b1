import { describe, expect, it } from "vitest";
import { safeStorage } from "../services/storage.ts";
import { promptMemory } from "./promptMemory.ts";

const memory = () => {
  const storage = safeStorage(() => {
    throw new Error("Storage is off.");
  });
  return { storage, prompts: promptMemory(storage) };
};

describe("promptMemory", () => {
  it("remembers prompts for every reader of the same storage", () => {
    const { storage, prompts } = memory();
    expect(prompts.isNew("receipt:W-1")).toBe(true);
    prompts.add(["receipt:W-1", "receipt:W-2"]);
    prompts.add(["contract:C-1:NEW:AWAITING"]);
    const later = promptMemory(storage);
    expect(later.isNew("receipt:W-1")).toBe(false);
    expect(later.isNew("contract:C-1:NEW:AWAITING")).toBe(false);
    expect(later.isNew("contract:C-1:TERMINATION:AWAITING")).toBe(true);
    expect(later.isNew("receipt:W")).toBe(true);
  });

  it("keeps only the latest 200 prompts", () => {
    const { storage, prompts } = memory();
    for (let count = 0; count < 500; count += 1)
      prompts.add([`receipt:${count}`]);
    expect(prompts.isNew("receipt:499")).toBe(false);
    expect(prompts.isNew("receipt:0")).toBe(true);
    expect((storage.get("prompted") ?? "").split("\n")).toHaveLength(200);
  });
});

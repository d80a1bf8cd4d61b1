import { describe, expect, it } from "vitest";
import {
  promotionsAddress,
  readPromotionsAddress,
} from "./promotionsAddress.ts";

const read = (address: string) =>
  readPromotionsAddress(new URL(address, "https://portal.example/promotions"));

describe("readPromotionsAddress (RTE-15)", () => {
  it.each([
    ["?id=11", "11"],
    ["#11", "11"],
    ["?id=11#12", "11"],
    ["#a%20b", "a b"],
    ["#%E0%A4%A", "%E0%A4%A"],
    ["?id=", undefined],
    ["", undefined],
  ])("reads %j as the promotion %j", (address, named) => {
    expect(read(address).named).toBe(named);
  });
  it.each([
    ["?page=3", 3],
    ["?page=0", 1],
    ["?page=-1", 1],
    ["?page=1.5", 1],
    ["?page=x", 1],
    ["", 1],
  ])("reads %j as page %d", (address, page) => {
    expect(read(address).page).toBe(page);
  });
});

describe("promotionsAddress", () => {
  it.each([
    [{}, "/promotions"],
    [{ category: "c live", page: 2 }, "/promotions?category=c+live&page=2"],
    [{ named: "a&b" }, "/promotions?id=a%26b"],
  ])("writes %j as %s, and reads the same state back", (state, address) => {
    expect(promotionsAddress(state)).toBe(address);
    expect(read(address)).toMatchObject(state);
  });
});

import { expect, it } from "vitest";
import { ranksOf } from "./vipRanks.ts";

const vip = {
  rank: "2",
  label: "Coral",
  progress: "0",
  target: "0",
  ranks: [],
};
const benefit = (rank: string, title: string) => ({
  rank,
  label: `Rank ${rank}`,
  title,
  detail: "",
});

it("groups the benefits by rank, in the platform’s order", () => {
  const ranks = ranksOf({
    ...vip,
    benefits: [benefit("1", "a"), benefit("2", "b"), benefit("1", "c")],
  });
  expect(
    ranks.map(({ label, benefits }) => [
      label,
      benefits.map(({ title }) => title),
    ]),
  ).toEqual([
    ["Rank 1", ["a", "c"]],
    ["Rank 2", ["b"]],
  ]);
});

it("includes the member’s own rank even without benefits", () => {
  expect(ranksOf({ ...vip, benefits: [] })).toEqual([
    { key: "2", label: "Coral", benefits: [] },
  ]);
});

it("inserts an own rank without benefits before the first rank with a higher number", () => {
  const benefits = [benefit("1", "a"), benefit("3", "b"), benefit("10", "c")];
  expect(ranksOf({ ...vip, benefits }).map(({ key }) => key)).toEqual([
    "1",
    "2",
    "3",
    "10",
  ]);
});

it("lists all ranks that the platform names, with what they take, also those without benefits", () => {
  const ranks = ranksOf({
    ...vip,
    ranks: [
      { rank: "1", label: "Sand", target: "500.00", keep: "0" },
      { rank: "2", label: "Coral", target: "1000.00" },
      { rank: "3", label: "Pearl", target: "2000.00" },
    ],
    benefits: [benefit("3", "a")],
  });
  expect(ranks).toEqual([
    { key: "1", label: "Sand", target: "500.00", keep: "0", benefits: [] },
    { key: "2", label: "Coral", target: "1000.00", benefits: [] },
    {
      key: "3",
      label: "Pearl",
      target: "2000.00",
      benefits: [{ title: "a", detail: "" }],
    },
  ]);
});

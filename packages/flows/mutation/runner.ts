import { TestRunner } from "vitest";

type File = Parameters<NonNullable<TestRunner["onCollected"]>>[0][number];
type Task = File["tasks"][number];

/** Tests that walk a whole chart take a second or more each; see `verify flows`. */
const isWalk = ({ name }: Task) => /every (state|machine)/.test(name);

const walksLast = (tasks: readonly Task[]): Task[] => [
  ...tasks.filter((task) => !isWalk(task) && !holdsWalk(task)),
  ...tasks.filter(holdsWalk),
  ...tasks.filter(isWalk),
];

const holdsWalk = (task: Task): boolean =>
  task.type === "suite" &&
  task.tasks.some((inner) => isWalk(inner) || holdsWalk(inner));

/** Journeys catch most mutants, and a mutant needs to be caught only once: the slow tests run last. */
export default class JourneysFirst extends TestRunner {
  onCollected(files: File[]) {
    const sort = (suite: { tasks: Task[] }) => {
      suite.tasks = walksLast(suite.tasks);
      for (const task of suite.tasks) if (task.type === "suite") sort(task);
    };
    files.forEach(sort);
  }
}

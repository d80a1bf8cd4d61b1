import { Suspense, use, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { act } from "@testing-library/react";
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from "vitest";
import { keepPresses } from "./presses.ts";

const pressed = vi.fn<(name: string, clicks: number) => void>();

function Button({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={(event) => {
        setCount(count + 1);
        pressed(name, event.detail);
        event.stopPropagation();
      }}
    >
      <b>{name}</b>
    </button>
  );
}

/** A page whose second button waits for its code. */
function Page({ code }: { readonly code: Promise<void> | undefined }) {
  return (
    <>
      <Button name="first" />
      <Suspense>
        <Late code={code} />
      </Suspense>
    </>
  );
}
function Late({ code }: { readonly code: Promise<void> | undefined }) {
  if (code) use(code);
  return <Button name="second" />;
}

let container: HTMLElement;
let root: Root | undefined;
let complaints: MockInstance<typeof console.error>;
const part = (name: string): Element => {
  const found = [...container.querySelectorAll("b")].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const press = (name: string) => {
  const event = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    detail: 1,
  });
  // By the clock of the test.
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  part(name).dispatchEvent(event);
  return event;
};
/** What boot.js does. */
const keep = (name: string) => {
  window.foyerPress = press(name);
  part(name).parentElement?.setAttribute("data-kept", "");
};
const isKept = () => container.querySelector("[data-kept]") !== null;

/** A drawn page, which comes to life when the result is called. */
const draw = (code?: Promise<void>) => {
  container.innerHTML = renderToString(<Page code={undefined} />);
  return () => {
    root = hydrateRoot(container, <Page code={code} />);
    keepPresses(container);
  };
};
/** The code of a part, which comes when the test says so. */
const laterCode = () => {
  let come = () => {};
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { code, come: () => act(async () => come()) };
};
/** Lets time pass, with its frames. */
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
  // React's development build speaks of the mark, which the server did not draw.
  complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  container = document.createElement("div");
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  complaints.mockRestore();
  container.remove();
  pressed.mockReset();
});

describe("a press on a drawn page", () => {
  it("is made once, by finger or key as it was, when the page comes to life", async () => {
    const comeToLife = draw();
    keep("first");
    comeToLife();
    expect(pressed.mock.calls).toEqual([["first", 1]]);
    expect([isKept(), window.foyerPress]).toEqual([false, undefined]);
    await wait(1000);
    expect(pressed).toHaveBeenCalledOnce();
    press("first");
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it("waits for the code of its part", async () => {
    const { code, come } = laterCode();
    const comeToLife = draw(code);
    keep("second");
    comeToLife();
    await wait(1000);
    expect([isKept(), pressed.mock.calls]).toEqual([true, []]);
    await come();
    await wait(1000);
    expect([isKept(), pressed.mock.calls]).toEqual([false, [["second", 1]]]);
  });

  it("gives way to a later press", async () => {
    const { code, come } = laterCode();
    const comeToLife = draw(code);
    keep("second");
    comeToLife();
    press("first");
    await come();
    await wait(1000);
    expect([isKept(), pressed.mock.calls]).toEqual([false, [["first", 1]]]);
  });

  it("is dropped after ten seconds, or with its button", async () => {
    const { code, come } = laterCode();
    const comeToLife = draw(code);
    keep("second");
    comeToLife();
    await wait(9_000);
    expect(isKept()).toBe(true);
    await wait(1_100);
    expect(isKept()).toBe(false);
    press("second");
    container.remove();
    await wait(100);
    await come();
    await wait(1000);
    expect(pressed).not.toHaveBeenCalled();
  });
});

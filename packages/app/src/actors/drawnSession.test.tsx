import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { ServicesProvider } from "../services/services.ts";
import {
  ActorsProvider,
  lateActors,
  useIsKnown,
  useSession,
} from "./actors.ts";
import startActors from "./startActors.ts";

const rendered = vi.fn();

function Whose() {
  const { kind } = useSession();
  rendered(kind);
  return kind;
}
function Known() {
  return String(useIsKnown());
}

/** A page that was drawn for a visitor, and is taken over in a browser of this kind of person. */
async function takeOver(visitor: "guest" | "full", isMemberExpected: boolean) {
  const services = { ...fakeServices({ visitor }).services, isMemberExpected };
  const late = lateActors();
  const page = (
    <ServicesProvider value={services}>
      <ActorsProvider value={late}>
        <p>
          <Whose />
        </p>
        <p>
          <Known />
        </p>
      </ActorsProvider>
    </ServicesProvider>
  );
  const place = document.createElement("div");
  place.innerHTML = renderToString(page);
  const drawn = place.textContent;
  rendered.mockClear();
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError });
  });
  const taken = place.textContent;
  const kinds = () => rendered.mock.calls.flat();
  await act(async () => late.arrive(startActors(services)));
  await vi.waitFor(() => expect(place.textContent).toContain("true"));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { drawn, taken, known: place.textContent, kinds: kinds() };
}

afterEach(() => rendered.mockClear());

describe("the session of a drawn page", () => {
  it("is a visitor's, and the arrival of who is one changes nothing", async () => {
    expect(await takeOver("guest", false)).toEqual({
      drawn: "guestfalse",
      taken: "guestfalse",
      known: "guesttrue",
      kinds: ["guest"],
    });
  });

  it("is a visitor's in the document alone where a member is expected", async () => {
    const { drawn, taken, known, kinds } = await takeOver("full", true);
    expect([drawn, taken, known]).toEqual([
      "guestfalse",
      "unknownfalse",
      "fulltrue",
    ]);
    expect([...new Set(kinds)]).toEqual(["guest", "unknown", "full"]);
  });
});

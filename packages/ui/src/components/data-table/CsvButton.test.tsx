import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { CsvButton } from "./CsvButton.tsx";
import { wordsOf } from "../../words/english.testing.ts";

interface Row {
  name: string;
}

const saved: { name: string; address: string }[] = [];
let blob: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  blob = undefined;
  URL.createObjectURL = (source) => {
    blob = source instanceof Blob ? source : undefined;
    return "blob:records";
  };
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(
    function press(this: HTMLAnchorElement) {
      saved.push({ name: this.download, address: this.href });
    },
  );
});
afterEach(() => vi.restoreAllMocks());

function setUp(rows?: () => Promise<readonly Row[]>) {
  const onDownloaded = vi.fn();
  const view = renderUi(
    <CsvButton
      fileName="Bets 2026/03"
      columns={[{ key: "name", header: "Name" }]}
      rowsAtHand={[{ name: "Jade Garden" }]}
      timeZone={undefined}
      rows={rows}
      onDownloaded={onDownloaded}
    />,
  );
  const press = () =>
    view.user.click(
      screen.getByRole("button", { name: wordsOf("ui.dataTable.download") }),
    );
  return { onDownloaded, press };
}

describe("CsvButton", () => {
  it("saves the loaded rows under a file name that is valid on every system", async () => {
    const { press, onDownloaded } = setUp();
    await press();
    expect(saved).toEqual([
      { name: "Bets 2026-03.csv", address: "blob:records" },
    ]);
    expect(blob?.type).toBe("text/csv;charset=utf-8");
    expect(onDownloaded).toHaveBeenCalledOnce();
  });

  it("fetches the rows of all pages and ignores a second press meanwhile", async () => {
    let give = (_rows: readonly Row[]): void => undefined;
    const rows = vi.fn(
      () =>
        new Promise<readonly Row[]>((resolve) => {
          give = resolve;
        }),
    );
    const { press } = setUp(rows);
    await press();
    await press();
    expect(rows).toHaveBeenCalledOnce();
    give([{ name: "a" }, { name: "b" }]);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(blob?.size).toBe("\ufeffName\r\na\r\nb\r\n".length + 2);
  });

  it("announces a failed download and retries on the next press", async () => {
    const rows = vi
      .fn<() => Promise<readonly Row[]>>()
      .mockRejectedValueOnce(new Error("no connection"))
      .mockResolvedValue([]);
    const { press } = setUp(rows);
    await press();
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.dataTable.downloadFailed"),
    );
    expect(saved).toEqual([]);
    await press();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

import {
  act,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderUi, type RenderUiOptions } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { Form } from "../form/Form.tsx";
import { ImageDrop, type ImageDropProps } from "./ImageDrop.tsx";
import type { ImageDropItem } from "./ImageDropRow.tsx";
import { jpgBytes, pngBytes } from "../../private/testing/sampleImages.ts";
import { wordsOf } from "../../words/english.testing.ts";

const png = (name: string, bytes: BlobPart = pngBytes()) =>
  new File([bytes], name, { type: "image/png" });
const svg = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  "lake.png",
  { type: "image/png" },
);

function setUp(props: Partial<ImageDropProps> = {}, options?: RenderUiOptions) {
  const onChange = vi.fn<(value: ImageDropItem[]) => void>();
  function Held() {
    const [value, setValue] = useState(props.value ?? []);
    return (
      <ImageDrop
        label="Proof"
        name="proof"
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const view = renderUi(<Held />, options);
  const choose = async (...files: File[]) => {
    const input = view.container.querySelector("input");
    if (!input) throw new Error("There is no input.");
    await view.user.upload(input, files);
    await waitFor(() =>
      expect(view.container.querySelector("[aria-busy]")).toBeNull(),
    );
  };
  return { ...view, onChange, choose };
}

const names = () =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The data transfer of dropped or pasted files, as a browser provides it. */
const transfer = (...files: File[]) => ({
  types: ["Files"],
  effectAllowed: "all",
  dropEffect: "none",
  files,
  items: files.map((file) => ({
    kind: "file",
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
  })),
});

describe("ImageDrop", () => {
  // RWD-08
  it("accepts pictures by their content, and corrects the declared type of a file", async () => {
    const { choose, onChange } = setUp();
    await choose(
      png("a.png"),
      new File([jpgBytes()], "b.png", { type: "image/png" }),
    );
    const value = onChange.mock.lastCall?.[0] ?? [];
    expect(
      value.map(({ file, state }) => [file.name, file.type, state]),
    ).toEqual([
      ["a.png", "image/png", "ready"],
      ["b.png", "image/jpeg", "ready"],
    ]);
    expect(new Set(value.map(({ id }) => id)).size).toBe(2);
    expect(screen.getByRole("status")).toHaveTextContent("2 pictures added");
  });

  it("rejects an SVG that is declared as a PNG, and announces why", async () => {
    const { choose, onChange } = setUp();
    await choose(svg);
    expect(onChange).not.toHaveBeenCalled();
    expect(names()).toEqual(["lake.png is not a PNG or JPG picture"]);
    expect(screen.getByRole("status")).toHaveTextContent(
      "lake.png is not a PNG or JPG picture",
    );
  });

  it.each<[string, File, Partial<ImageDropProps>, string]>([
    [
      "half a file",
      png("a.png", pngBytes().slice(0, 40)),
      {},
      "a.png is damaged or incomplete",
    ],
    ["no bytes", png("a.png", ""), {}, "a.png is not a PNG or JPG picture"],
    [
      "too many bytes",
      png("a.png"),
      { maxBytes: 20 },
      "a.png is larger than 20 byte",
    ],
    [
      "a bomb",
      png("a.png", pngBytes(30_000, 30_000)),
      {},
      "a.png has more than 40 megapixels; reduce its size first",
    ],
    [
      "a bomb of 20,000 by 20,000 px",
      png("a.png", pngBytes(20_000, 20_000)),
      {},
      "a.png has more than 40 megapixels; reduce its size first",
    ],
    [
      "a page that is called a picture",
      png("a.png", "<!doctype html><script>alert(1)</script>"),
      {},
      "a.png is not a PNG or JPG picture",
    ],
    [
      "a name that is markup, shown as it is",
      png("<img src=x onerror=alert(1)>.png", ""),
      {},
      "<img src=x onerror=alert(1)>.png is not a PNG or JPG picture",
    ],
    [
      "a name that turns",
      png("a\u202Egpj.png", ""),
      {},
      "agpj.png is not a PNG or JPG picture",
    ],
  ])("rejects %s", async (_, file, props, sentence) => {
    const { choose, onChange } = setUp(props);
    await choose(file);
    expect(names()).toEqual([sentence]);
    expect(onChange).not.toHaveBeenCalled();
  });

  // RWD-09
  it("accepts exactly 5 MB and not one byte more by default", async () => {
    const sized = (name: string, bytes: number) => {
      const whole = new Uint8Array(bytes);
      whole.set(pngBytes());
      return png(name, whole);
    };
    const most = 5 * 1024 * 1024;
    const { choose, onChange } = setUp();
    await choose(sized("fits.png", most));
    expect(onChange.mock.lastCall?.[0]).toHaveLength(1);
    onChange.mockClear();
    await choose(sized("over.png", most + 1));
    expect(onChange).not.toHaveBeenCalled();
    expect(names()).toContain("over.png is larger than 5 MB");
  });

  it("rejects a file that cannot be read from the device", async () => {
    const file = png("a.png");
    file.arrayBuffer = () => Promise.reject(new Error("gone"));
    const { choose } = setUp();
    await choose(file);
    expect(names()).toEqual(["a.png could not be read from your device"]);
  });

  it("does not decode a picture whose header declares too many pixels, and rejects one that fails to decode", async () => {
    const decode = vi.fn(() => Promise.reject(new Error("no pixels")));
    vi.stubGlobal("createImageBitmap", decode);
    try {
      const { choose } = setUp();
      await choose(png("bomb.png", pngBytes(9_000, 9_000)));
      expect(decode).not.toHaveBeenCalled();
      await choose(png("a.png"));
      expect(names()).toEqual(["a.png is damaged or incomplete"]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  // RWD-07
  it("accepts three pictures, says how many were left out, and disables the button", async () => {
    const { choose, onChange } = setUp();
    await choose(
      ...["a", "b", "c", "d", "e"].map((name) => png(`${name}.png`)),
    );
    expect(onChange.mock.lastCall?.[0]).toHaveLength(3);
    expect(names()).toContain("2 files were not added: the limit is reached");
    expect(button(wordsOf("ui.imageDrop.choose"))).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(button(wordsOf("ui.imageDrop.choose"))).toHaveAccessibleDescription(
      "3 pictures are already chosen; remove one to add another",
    );
  });

  it("accepts dropped pictures, and shows a hint while they are dragged over it", async () => {
    const { onChange, container } = setUp();
    const place = button(wordsOf("ui.imageDrop.choose")).parentElement;
    if (!place) throw new Error("There is no place.");
    const dataTransfer = transfer(png("a.png"));
    fireEvent.dragEnter(place, { dataTransfer });
    expect(container).toHaveTextContent(wordsOf("ui.imageDrop.dropNow"));
    fireEvent.dragLeave(place, { dataTransfer });
    expect(container).not.toHaveTextContent(wordsOf("ui.imageDrop.dropNow"));
    fireEvent.dragEnter(place, { dataTransfer });
    fireEvent.drop(place, { dataTransfer });
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(container).not.toHaveTextContent(wordsOf("ui.imageDrop.dropNow"));
  });

  it("accepts a pasted picture while its button has focus, and ignores it otherwise", async () => {
    const { user, onChange } = setUp();
    const paste = () => {
      const event = createEvent.paste(document.body, {
        clipboardData: transfer(png("a.png")),
      });
      fireEvent(document.body, event);
      return event.defaultPrevented;
    };
    expect(paste()).toBe(false);
    await user.tab();
    expect(button(wordsOf("ui.imageDrop.choose"))).toHaveFocus();
    expect(paste()).toBe(true);
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  });

  it("opens the file picker with Enter and with Space", async () => {
    const { user, container } = setUp();
    const open = vi.fn();
    container.querySelector("input")?.addEventListener("click", open);
    await user.tab();
    await user.keyboard("{Enter}");
    await user.keyboard(" ");
    expect(open).toHaveBeenCalledTimes(2);
  });

  it("keeps focus in the list when a picture is removed, and announces the removal", async () => {
    const { choose, user } = setUp();
    await choose(png("a.png"), png("b.png"), png("c.png"));
    button("Remove b.png").focus();
    await user.keyboard("{Enter}");
    expect(button("Remove c.png")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("b.png removed");
    await user.keyboard("{Enter}");
    expect(button("Remove a.png")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(button(wordsOf("ui.imageDrop.choose"))).toHaveFocus();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("shows the chosen pictures as data: URLs, which the content security policy allows", async () => {
    const { choose } = setUp();
    await choose(png("a.png"), png("b.png"));
    const pictures = () => [...document.querySelectorAll("img")];
    await waitFor(() => expect(pictures()).toHaveLength(2));
    for (const { src } of pictures()) expect(src).toMatch(/^data:image\/png/);
  });

  it("does not report a picture that is read after unmounting", async () => {
    const { container, unmount, onChange, user } = setUp();
    let read: (bytes: ArrayBuffer) => void = () => {};
    const file = png("a.png");
    file.arrayBuffer = () => new Promise((done) => (read = done));
    const input = container.querySelector("input");
    if (input) await user.upload(input, file);
    unmount();
    await act(async () => read(pngBytes().buffer));
    expect(onChange).not.toHaveBeenCalled();
  });

  it("takes focus when its message in the error summary is clicked", async () => {
    const { user } = renderUi(
      <Form
        label="Deposit"
        onSubmit={() => {}}
        problems={[
          { name: "proof", message: "Add a picture" },
          { name: "other", message: "Other" },
        ]}
      >
        <ImageDrop label="Proof" name="proof" value={[]} onChange={() => {}} />
      </Form>,
    );
    await user.click(button("Add a picture"));
    expect(button(wordsOf("ui.imageDrop.choose"))).toHaveFocus();
  });

  it("cannot be changed while disabled", () => {
    const item: ImageDropItem = { id: "a", file: png("a.png"), state: "ready" };
    setUp({ disabled: true, value: [item] });
    expect(button(wordsOf("ui.imageDrop.choose"))).toBeDisabled();
    expect(button("Remove a.png")).toBeDisabled();
  });
});

describe("ImageDrop during an upload", () => {
  const item = (
    state: ImageDropItem["state"],
    more: Partial<ImageDropItem> = {},
  ): ImageDropItem => ({
    id: "a",
    file,
    state,
    ...more,
  });
  const file = png("a.png");
  const field = (value: ImageDropItem[], onRetry?: (id: string) => void) => (
    <ImageDrop
      label="Proof"
      name="proof"
      value={value}
      onChange={() => {}}
      onRetry={onRetry}
    />
  );

  it("shows the progress in per cent, and announces only that the picture was sent", () => {
    const { rerender } = renderUi(field([item("sending", { progress: 0.25 })]));
    expect(
      screen.getByRole("progressbar", { name: "Sending a.png" }),
    ).toHaveAttribute("aria-valuetext", "25%");
    expect(screen.getByRole("status")).toHaveTextContent(/^$/);
    rerender(field([item("sent", { progress: 1 })]));
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("a.png was sent");
  });

  it("shows and announces a failure, and offers to try again", async () => {
    const onRetry = vi.fn();
    const { rerender, user } = renderUi(field([item("sending")], onRetry));
    rerender(field([item("failed", { error: "Connection lost" })], onRetry));
    expect(screen.getByRole("status")).toHaveTextContent("a.png was not sent");
    expect(
      within(screen.getByRole("listitem")).getByText("Connection lost"),
    ).toBeVisible();
    await user.click(button("Try again with a.png"));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith("a");
  });

  it("removes a preview that fails to load", async () => {
    const { container } = renderUi(field([item("ready")]));
    const image = await waitFor(() => {
      const found = container.querySelector("img");
      if (!found) throw new Error("There is no preview.");
      return found;
    });
    fireEvent.error(image);
    expect(container.querySelector("img")).toBeNull();
  });
});

describe("the screen reader transcript of ImageDrop", () => {
  const value: ImageDropItem[] = [
    { id: "a", file: png("a.png"), state: "sending", progress: 0.5 },
  ];

  it("is as expected in English", () => {
    const { container } = setUp({
      value,
      required: true,
      hint: "The amount must be readable",
      error: "Add one more",
      label: "Proof",
    });
    expect(transcript(container)).toEqual([
      'group "Proof required"',
      '"Proof required"',
      'button "Choose pictures", described "PNG or JPG, up to 5 MB each, at most 3 pictures The amount must be readable Add one more"',
      `"${wordsOf("ui.imageDrop.orDrop")}"`,
      '"PNG or JPG, up to 5 MB each, at most 3 pictures"',
      'list "Chosen pictures"',
      '"a.png"',
      '"Sending a.png"',
      '"50%"',
      'progressbar "Sending a.png" = "50%"',
      'button "Remove a.png"',
      '"The amount must be readable"',
      '"Add one more"',
    ]);
  });

  it("is as expected in Malay, with no words in another language", () => {
    const { container } = setUp(
      { value, label: "Bukti" },
      {
        locale: "ms",
        messages: {
          "ui.imageDrop.choose": "Pilih gambar",
          "ui.imageDrop.orDrop": "atau seret ke sini",
          "ui.imageDrop.limits": "PNG atau JPG, hingga {size}, {count}",
          "ui.imageDrop.list": "Gambar pilihan",
          "ui.imageDrop.sendingName": "Menghantar {name}",
          "ui.imageDrop.remove": "Buang {name}",
        },
      },
    );
    expect(transcript(container)).toEqual([
      'group "Bukti"',
      '"Bukti"',
      'button "Pilih gambar", described "PNG atau JPG, hingga 5 MB, 3"',
      '"atau seret ke sini"',
      '"PNG atau JPG, hingga 5 MB, 3"',
      'list "Gambar pilihan"',
      '"a.png"',
      '"Menghantar a.png"',
      '"50%"',
      'progressbar "Menghantar a.png" = "50%"',
      'button "Buang a.png"',
    ]);
  });
});

import { act, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageHost, type ImageHost } from "./imageHost.ts";

const hosts = [
  "https://one.example",
  "https://two.example/",
  "https://three.example",
];
let images: ImageHost;
let leave: () => void;
const heard = vi.fn();

const say = (type: "error" | "load", src: string, times = 1) => {
  for (let time = 0; time < times; time++) {
    const picture = new Image();
    picture.src = src;
    document.body.append(picture);
    picture.dispatchEvent(new Event(type));
    picture.remove();
  }
};

beforeEach(() => {
  heard.mockClear();
  images = imageHost(hosts, () => 0);
  leave = images.subscribe(heard);
});
afterEach(() => leave());

describe("imageHost (GAM-26)", () => {
  it("switches hosts after three failures in a row, and notifies subscribers", () => {
    say("error", "https://one.example/a.png", 2);
    expect([images.host(), heard.mock.calls.length]).toEqual([hosts[0], 0]);
    say("error", "https://one.example/b.png");
    expect([images.host(), heard.mock.calls.length]).toEqual([hosts[1], 1]);
  });

  it("resets the failure count when a picture loads", () => {
    say("error", "https://one.example/a.png", 2);
    say("load", "https://one.example/b.png");
    say("error", "https://one.example/c.png", 2);
    expect(images.host()).toBe(hosts[0]);
  });

  it("ignores other hosts, late failures of a former host, and elements that are not pictures", () => {
    say("error", "https://one.example.evil.example/a.png", 3);
    const script = document.body.appendChild(document.createElement("script"));
    for (let time = 0; time < 3; time++)
      script.dispatchEvent(new Event("error"));
    script.remove();
    expect(images.host()).toBe(hosts[0]);
    say("error", "https://one.example/a.png", 9);
    expect(images.host()).toBe(hosts[1]);
  });

  it("never leaves the last host", () => {
    for (const host of ["one", "two", "three", "three"])
      say("error", `https://${host}.example/a.png`, 3);
    expect(images.host()).toBe(hosts[2]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("keeps a single host, and returns none when none is given", () => {
    const only = imageHost(["https://one.example"], () => 0);
    const stop = only.subscribe(heard);
    say("error", "https://one.example/a.png", 3);
    expect(only.host()).toBe("https://one.example");
    stop();
    expect(imageHost([], () => 0).host()).toBeUndefined();
  });

  it("renders its subscribers again", () => {
    function Host() {
      return <p>{useSyncExternalStore(images.subscribe, images.host)}</p>;
    }
    render(<Host />);
    act(() => say("error", "https://one.example/a.png", 3));
    expect(screen.getByText("https://two.example/")).toBeInTheDocument();
  });

  it("stops watching when the last subscriber leaves", () => {
    leave();
    say("error", "https://one.example/a.png", 3);
    expect(images.host()).toBe(hosts[0]);
  });
});

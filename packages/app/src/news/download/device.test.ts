import { describe, expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const agents = {
  iphone17:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
  iphone16Chrome:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1",
  iphoneApp:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
  pixel:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Mobile Safari/537.36",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36",
};

describe("deviceOf", () => {
  it.each([
    [agents.iphone17, 5, { kind: "ios", version: 17, safari: true }],
    [agents.iphone16Chrome, 5, { kind: "ios", version: 16, safari: false }],
    [agents.iphoneApp, 5, { kind: "ios", version: 18, safari: false }],
    [agents.mac, 5, { kind: "ios", version: undefined, safari: true }],
    [agents.mac, 0, { kind: "other", safari: false }],
    [agents.pixel, 5, { kind: "android", safari: false }],
    [agents.windows, 10, { kind: "other", safari: false }],
    ["", 0, { kind: "other", safari: false }],
  ])("detects %s with %d touch points", (userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toEqual(device);
  });
});

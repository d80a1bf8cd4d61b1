import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { platformHeaders } from "../templates/headers.ts";
import { nginx, servedByNginx } from "./nginx.testing.ts";
import { claims, differences } from "../serving.testing.ts";

describe.skipIf(!nginx)("calls through a real nginx", () => {
  const { ask, url, platformUrl } = servedByNginx();

  const told = async (path: string, init: RequestInit = {}) => {
    const answer = await ask(path, init);
    return { answer, told: await answer.json() };
  };

  it("are passed on to the platform unchanged, with the address the server sees", async () => {
    const { answer, told: asked } = await told(
      "/wps/game/list%20a.json?x=%2F&y=1",
      {
        method: "POST",
        headers: {
          authorization: "Bearer t",
          "idempotency-key": "k",
          ...claims,
        },
        body: "{}",
      },
    );
    expect(asked).toMatchObject({
      method: "POST",
      url: "/wps/game/list%20a.json?x=%2F&y=1",
      size: 2,
      headers: {
        authorization: "Bearer t",
        "idempotency-key": "k",
        host: new URL(platformUrl()).host,
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-host": new URL(url()).host,
        merchant: "site",
      },
    });
    expect(Object.values(asked.headers)).not.toContain("203.0.113.9");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBe("a=b; HttpOnly");
    expect(differences(answer.headers, platformHeaders)).toEqual([]);
  });

  it("are rejected with 429 when one address makes hundreds concurrently, while files are not", async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, () => ask("/wps/system/status")),
    );
    const turnedAway = answers.find(({ status }) => status === 429);
    expect(turnedAway?.headers.get("retry-after")).toBe("1");
    expect(
      differences(turnedAway?.headers ?? new Headers(), platformHeaders),
    ).toEqual([]);
    expect(
      answers.filter(({ status }) => status === 200).length,
    ).toBeGreaterThan(199);
    const files = await Promise.all(
      Array.from({ length: 40 }, () => ask("/assets/main-1a.js")),
    );
    expect(files.map(({ status }) => status)).not.toContain(429);
  });
});

describe.skipIf(!nginx)("platform connections through a real nginx", () => {
  const { ask, raw, url } = servedByNginx();
  const told = async (path: string) => {
    const answer = await ask(path);
    return { answer, told: await answer.json() };
  };

  it("keep the errors of the platform", async () => {
    const { answer, told: asked } = await told("/wps/gone.json");
    expect([answer.status, asked.url]).toEqual([404, "/wps/gone.json"]);
  });

  it("accept a body the size of three pictures, and reject a larger one", async () => {
    const picture = Buffer.alloc(15 * 1024 * 1024);
    const sent = await ask("/wps/receipt", { method: "POST", body: picture });
    const asked = await sent.json();
    expect(asked.size).toBe(picture.length);
    const film = await ask("/wps/receipt", {
      method: "POST",
      body: Buffer.alloc(17 * 1024 * 1024),
    });
    expect(film.status).toBe(413);
  });

  it("can be upgraded to WebSockets", async () => {
    const said = await new Promise<string>((done, fail) => {
      request(`${url()}/wps/events`, {
        headers: { connection: "Upgrade", upgrade: "websocket" },
      })
        .on("upgrade", (_answer, socket) => {
          socket.once("data", (words: Buffer) => {
            socket.destroy();
            done(words.toString());
          });
          socket.write("hello");
        })
        .on("response", ({ statusCode }) => fail(new Error(String(statusCode))))
        .on("error", fail)
        .end();
    });
    expect(said).toBe("hello");
  });

  it("do not reach other addresses of the platform", async () => {
    for (const path of ["/sandbox", "/wps/../sandbox", "/wps/..%2fsandbox"]) {
      const { status, body } = await raw(path);
      expect([status, body.toString()]).toEqual([404, "<title>Portal</title>"]);
    }
  });
});

describe.skipIf(!nginx)("nginx with a platform that does not answer", () => {
  const { ask } = servedByNginx({ away: true });

  it("returns 502 with a message that must not be cached", async () => {
    const answer = await ask("/wps/system/status");
    expect([answer.status, await answer.text()]).toEqual([
      502,
      "The platform does not answer.\n",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(differences(answer.headers, platformHeaders)).toEqual([]);
  });
});

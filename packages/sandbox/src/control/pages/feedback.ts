import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomUUID } from "node:crypto";
import { members } from "../../db/tables/members.ts";
import { readForm } from "../../pages/form.ts";
import {
  answerFeedback,
  closeFeedback,
  longestAnswer,
  openFeedback,
} from "../../services/feedback-desk.ts";
import { readFeedback } from "../../services/feedback.ts";
import { unknownReader } from "../../services/letters/reader.ts";
import type { Platform } from "../../services/platform.ts";
import { readRun } from "../../services/run-state.ts";
import { mostPictures } from "../../services/uploads.ts";
import { sendPage, table } from "../layout.ts";

const path = "/sandbox/feedback";
const shown = 50;

const when = (time: number) => new Date(time).toISOString().slice(0, 16);

/** The pictures of a message, each of which opens in full. */
const pictures = (addresses: readonly string[]) =>
  addresses.map(
    (address, index) =>
      html`<a class="picture" href="${address}"
        ><img src="${address}" alt="Picture ${index + 1}" loading="lazy"
      /></a>`,
  );

/** The desk of customer service: what members and visitors have written, and its answers. */
export function mountFeedback(app: Hono, platform: Platform): void {
  const { db } = platform;

  app.get(path, async (context) => {
    const rows = await openFeedback(db, shown);
    return sendPage(
      context,
      "Feedback",
      html`<section>
        ${table(
          "Open feedback",
          ["Number", "Time", "Topic", "Message", "Status"],
          rows.map(({ number, time, questionType, content, state }) => [
            html`<a href="${path}/${number}">${number}</a>`,
            when(time),
            questionType,
            html`<bdi>${content}</bdi>`,
            state,
          ]),
        )}
      </section>`,
    );
  });

  app.get(`${path}/:number`, async (context) => {
    const number = context.req.param("number");
    const { sender, lines, ...first } = await readFeedback(db, number);
    const [member] = await db
      .select({ username: members.username })
      .from(members)
      .where(eq(members.id, sender.memberId ?? ""));
    const who = member?.username ?? "Visitor";
    return sendPage(
      context,
      number,
      html`<section>
          <p class="hint">
            ${first.questionType} · ${first.state} ·
            <bdi>${sender.contact || "no contact"}</bdi>
          </p>
          ${table(
            "Messages",
            ["Time", "By", "Message"],
            [{ by: "MEMBER", ...first }, ...lines].map(
              ({ by, time, content, images }) => [
                when(time),
                by === "MEMBER" ? who : "Customer service",
                html`<bdi>${content}</bdi>${pictures(images)}`,
              ],
            ),
          )}
        </section>
        ${
          first.state === "CLOSED"
            ? html`<p class="empty">This is closed.</p>`
            : html`<section>
                <form
                  method="post"
                  action="${path}/${number}/answer"
                  enctype="multipart/form-data"
                >
                  <input type="hidden" name="id" value="${randomUUID()}" />
                  <label
                    >Answer
                    <textarea
                      name="content"
                      required
                      maxlength="${longestAnswer}"
                    ></textarea>
                  </label>
                  ${
                    sender.memberId === null
                      ? ""
                      : html`<label
                          >Pictures (up to ${mostPictures}, PNG or JPG)
                          <input
                            type="file"
                            name="pictures"
                            accept="image/png,image/jpeg"
                            multiple
                        /></label>`
                  }
                  <button>Answer</button>
                </form>
                <form method="post" action="${path}/${number}/close">
                  <button class="quiet">Close</button>
                </form>
              </section>`
        }`,
    );
  });

  app.post(`${path}/:number/answer`, async (context) => {
    const number = context.req.param("number");
    const field = await readForm(context);
    const { sender } = await readFeedback(db, number);
    await answerFeedback(db, {
      // The form's own: pressed twice, it answers once.
      id: `${number}:${field("id")}`,
      number,
      content: field("content"),
      pictures: field.files("pictures"),
      now: (await readRun(platform, sender.run)).now,
      sender: { ...platform, ...unknownReader(platform) },
    });
    return context.redirect(`${path}/${number}`, 303);
  });

  app.post(`${path}/:number/close`, async (context) => {
    const number = context.req.param("number");
    const { sender } = await readFeedback(db, number);
    const { now } = await readRun(platform, sender.run);
    await closeFeedback(db, number, now);
    return context.redirect(path, 303);
  });
}

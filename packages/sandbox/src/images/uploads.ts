import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { uploads } from "../db/tables/uploads.ts";
import type { Platform } from "../services/platform.ts";

/** Pictures that members sent. The address is the only key to a picture; its contents were checked on upload. */
export function mountUploads(app: Hono, { db }: Platform): void {
  app.get("/art/upload/:id{[\\w-]{43}}", async (context) => {
    const [row] = await db
      .select({ type: uploads.type, body: uploads.body })
      .from(uploads)
      .where(eq(uploads.id, context.req.param("id")));
    if (row === undefined) return context.notFound();
    return context.body(new Uint8Array(row.body), 200, {
      "Content-Type": row.type,
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
}

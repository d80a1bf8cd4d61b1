import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { uploads } from "../db/tables/uploads.ts";
import { Refusal } from "./refusal.ts";
import { readPicture, type Picture } from "./picture.ts";
import { newToken } from "./token.ts";

export const mostPictures = 3;

/** Path at which a picture is served. */
export const uploadPath = (id: string): string => `/art/upload/${id}`;

/** Checks all pictures of a request before any is stored. */
export async function readPictures(
  files: readonly Blob[],
  least: number,
): Promise<readonly Picture[]> {
  if (files.length < least || files.length > mostPictures)
    throw new Refusal("IMAGE_COUNT");
  return Promise.all(files.map(readPicture));
}

interface About {
  readonly memberId: string;
  readonly purpose: "RECEIPT" | "ACTIVITY";
  readonly subject: string;
  readonly used: boolean;
  readonly now: number;
}

/** Stores pictures under unguessable ids. */
export async function keepPictures(
  tx: Database,
  pictures: readonly Picture[],
  { now, ...about }: About,
): Promise<{ imageId: string; url: string }[]> {
  if (pictures.length === 0) return [];
  const rows = pictures.map((picture, index) => ({
    ...about,
    ...picture,
    id: newToken(),
    createdAt: now + index,
  }));
  await tx.insert(uploads).values(rows);
  return rows.map(({ id }) => ({ imageId: id, url: uploadPath(id) }));
}

/** Paths of the pictures attached to subjects, in upload order. */
export async function picturesOf(
  db: Database,
  purpose: About["purpose"],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .select({ id: uploads.id, subject: uploads.subject })
    .from(uploads)
    .where(
      and(
        eq(uploads.purpose, purpose),
        inArray(uploads.subject, [...subjects]),
        eq(uploads.used, true),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  return new Map(
    subjects.map((subject) => [
      subject,
      rows
        .filter((row) => row.subject === subject)
        .map((row) => uploadPath(row.id)),
    ]),
  );
}

import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { uploads } from "../db/tables/uploads.ts";
import { invalid, Refusal } from "./refusal.ts";
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
  readonly purpose: "RECEIPT" | "ACTIVITY" | "FEEDBACK";
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

/** How long pictures that nothing refers to are kept, in ms. */
const unusedMs = 86_400_000;

/** Stores pictures of a member that a later message names, and removes older ones that no message has named. */
export async function keepLoosePictures(
  db: Database,
  memberId: string,
  files: readonly Blob[],
  now: number,
): Promise<{ imageId: string; url: string }[]> {
  const pictures = await readPictures(files, 1);
  return db.transaction(async (tx) => {
    await tx
      .delete(uploads)
      .where(and(isLoose(memberId), lt(uploads.createdAt, now - unusedMs)));
    return keepPictures(tx, pictures, {
      memberId,
      purpose: "FEEDBACK",
      subject: "",
      used: false,
      now,
    });
  });
}

const isLoose = (memberId: string) =>
  and(
    eq(uploads.memberId, memberId),
    eq(uploads.purpose, "FEEDBACK"),
    eq(uploads.used, false),
  );

/** Attaches stored pictures to a message; all must be the member's, and each belongs to one message. */
export async function attachPictures(
  tx: Database,
  memberId: string,
  subject: string,
  imageIds: readonly string[] = [],
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) return;
  const used = await tx
    .update(uploads)
    .set({ used: true, subject })
    .where(and(isLoose(memberId), inArray(uploads.id, wanted)))
    .returning({ id: uploads.id });
  if (used.length < wanted.length)
    throw invalid({ imageIds: "are not all known" });
}

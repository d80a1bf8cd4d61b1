import { useRef, useState } from "react";
import { feedbackPictures } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import type { ImageDropItem } from "@foyer/ui/image-drop";
import { useServices } from "../../services/services.ts";

/** Enough for three pictures over a slow connection, in ms. */
const uploadTimeoutMs = 60_000;

/**
 * The pictures of a message to customer service (W-54f). They are uploaded when the message is sent, each once: a
 * message that is sent again after a lost answer names the same pictures, and so is the same message.
 *
 * @example
 * const pictures = usePictures();
 * run(async (by) => by.order(feedbackSend, { ...wish, ...(await pictures.upload()) }), pictures.reset);
 */
export function usePictures() {
  const { client } = useServices();
  const [items, setItems] = useState<readonly ImageDropItem[]>([]);
  const ids = useRef(new Map<string, string>());
  const mark = (state: ImageDropItem["state"]) =>
    setItems((before) => before.map((item) => ({ ...item, state })));
  return {
    value: items,
    onChange: (next: readonly ImageDropItem[]) => setItems(next),
    /** The field of the request that names the pictures; without any, it is left out. */
    upload: async (): Promise<{ readonly imageIds?: string[] }> => {
      if (items.length === 0) return {};
      mark("sending");
      try {
        await uploadMissing(client, items, ids.current);
      } catch (error) {
        mark("failed");
        throw error;
      }
      mark("sent");
      return { imageIds: items.flatMap(({ id }) => ids.current.get(id) ?? []) };
    },
    reset: () => {
      ids.current.clear();
      setItems([]);
    },
  };
}

async function uploadMissing(
  client: Client,
  items: readonly ImageDropItem[],
  ids: Map<string, string>,
): Promise<void> {
  const missing = items.filter(({ id }) => !ids.has(id));
  if (missing.length === 0) return;
  const stored = await client.call(
    feedbackPictures,
    { images: missing.map(({ file }) => file) },
    { timeoutMs: uploadTimeoutMs },
  );
  if (stored.length !== missing.length)
    throw new CallError({ code: "MALFORMED" });
  for (const [index, { id }] of missing.entries())
    ids.set(id, stored[index]?.imageId ?? "");
}

import { queryOptions } from "@tanstack/react-query";
import type { BrandBlock, BrandText } from "@foyer/platform/brand";
import { CallError } from "@foyer/platform/errors";
import * as v from "valibot";
import type { Services } from "../../services/services.ts";
import { publicRead } from "../reading/publicReads.ts";

/* What a brand adds of its own, from the files that its document names. */

const text = v.object({ html: v.string(), lang: v.optional(v.string()) });
const size = v.optional(v.pipe(v.number(), v.minValue(1)));
const card = v.object({
  title: v.string(),
  text: v.optional(v.string()),
  picture: v.optional(v.object({ src: v.string(), width: size, height: size })),
  href: v.optional(v.string()),
});
const block = v.object({
  title: v.optional(v.string()),
  text: v.optional(text),
  cards: v.optional(v.array(card)),
});

/** A file lasts as long as the build. */
const staleTime = Infinity;

/**
 * The text of a brand's own page.
 *
 * @param language Pack code.
 * @example useQuery(brandPageQuery(services, { path: "/p/rooms", language: "EN" }))
 */
export const brandPageQuery = (
  services: Services,
  { path, language }: { readonly path: string; readonly language: string },
) =>
  queryOptions({
    queryKey: ["content", "brandPage", { path, language }],
    queryFn: ({ signal }): Promise<BrandText> => {
      const page = services.brand.content?.pages.find(
        (own) => own.path === path,
      );
      return read(services, { address: page?.files[language], signal }, text);
    },
    staleTime,
  });
publicRead("content/brandPage", (services, { path = "", language = "" }) =>
  brandPageQuery(services, { path, language }),
);

/**
 * The brand's own blocks of the home page, by id.
 *
 * @example const { data } = useNeeded(brandBlocksQuery);
 */
export const brandBlocksQuery = (services: Services, language: string) =>
  queryOptions({
    queryKey: ["content", "brandBlocks", { language }],
    queryFn: ({ signal }): Promise<Readonly<Record<string, BrandBlock>>> =>
      read(
        services,
        { address: services.brand.content?.blocks?.[language], signal },
        v.record(v.string(), block),
      ),
    staleTime,
  });
publicRead("content/brandBlocks", (services, { language = "" }) =>
  brandBlocksQuery(services, language),
);

interface Wanted {
  readonly address: string | undefined;
  readonly signal: AbortSignal;
}

async function read<T extends v.GenericSchema>(
  { readFile }: Services,
  { address, signal }: Wanted,
  schema: T,
): Promise<v.InferOutput<T>> {
  const parsed = v.safeParse(
    schema,
    address === undefined ? undefined : await readFile(address, signal),
  );
  if (!parsed.success) throw new CallError({ code: "MALFORMED" });
  return parsed.output;
}

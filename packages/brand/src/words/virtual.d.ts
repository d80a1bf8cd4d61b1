declare module "virtual:messages" {
  import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

  type CompiledPack = Record<string, MessageFormatElement[]>;
  /** Languages of the build that have words, in the brand's order. */
  export const languages: readonly {
    readonly code: string;
    readonly tag: string;
    readonly label: string;
  }[];
  /** Their pack codes. */
  export const availablePacks: readonly string[];
  /** Pack code → loader of its parsed messages. */
  export const messages: Readonly<Record<string, () => Promise<CompiledPack>>>;
}

declare module "virtual:centre-messages" {
  import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

  /** Pack code → loader of the parsed messages that only the centres use. */
  export const centreMessages: Readonly<
    Record<string, () => Promise<Record<string, MessageFormatElement[]>>>
  >;
}

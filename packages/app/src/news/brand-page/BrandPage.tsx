import { useQuery } from "@tanstack/react-query";
import { RichText } from "@foyer/ui/rich-text";
import { SkeletonText } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { brandPageQuery } from "../../kit/content/brandContent.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import type { PageProps } from "../../navigation/table.ts";
import { useServices } from "../../services/services.ts";

/** A page of the brand's own: its title, and its text as the brand wrote it. */
export default function BrandPage({ record: { path, own } }: PageProps) {
  const services = useServices();
  const { code } = useLanguage().language;
  const page = useQuery(brandPageQuery(services, { path, language: code }));
  return (
    <section aria-labelledby="brand-page-title">
      <Stack gap="x6">
        <Heading level={1} id="brand-page-title">
          {own?.title[code]}
        </Heading>
        <Loaded query={page} level={2} pending={<SkeletonText lines={12} />}>
          {({ html, lang }) => <RichText html={html} {...(lang && { lang })} />}
        </Loaded>
      </Stack>
    </section>
  );
}

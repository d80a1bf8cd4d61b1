import { Link } from "@foyer/ui/link";
import { Inline } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { usePlace } from "../../kit/usePlace.ts";

/** Independent help for people who play too much, if the brand lists any. */
export function HelpLines() {
  const { helpLines, helpLabel } = usePlace();
  if (helpLines.length === 0) return null;
  return (
    <Inline gap="x3">
      <Text as="span" size="small" tone="quiet">
        {helpLabel}
      </Text>
      {helpLines.map(({ name, url }) => (
        <Link key={url} href={url} external>
          {name}
        </Link>
      ))}
    </Inline>
  );
}

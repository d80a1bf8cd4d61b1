import { Stack } from "@foyer/ui/stack";
import { LoginHistory } from "./LoginHistory.tsx";
import { Sessions } from "./Sessions.tsx";

/** Where the member is signed in now, and how it was before. */
export function SignIns() {
  return (
    <Stack gap="x8">
      <Sessions />
      <LoginHistory />
    </Stack>
  );
}

import { Button } from "@foyer/ui/button";
import { Header } from "@foyer/ui/header";
import { MemberBlock } from "@foyer/ui/member-block";
import { MemberMenu } from "@foyer/ui/member-menu";
import { useState } from "react";
import { avatar } from "./art.ts";
import { BrandLogo } from "./BrandLogo.tsx";
import { memberItems } from "./places.ts";

const nothing = () => undefined;

/** The bar at the top: ways in for a guest, balance and name for a member. */
export function SiteHeader({ member }: { readonly member: boolean }) {
  return (
    <Header homeHref="#home" logo={<BrandLogo />} onMenu={nothing}>
      {member ? <Member /> : <Guest />}
    </Header>
  );
}

function Guest() {
  return (
    <>
      <Button variant="quiet">Log in</Button>
      <Button tone="accent">Join</Button>
    </>
  );
}

function Member() {
  const [masked, setMasked] = useState(false);
  return (
    <MemberBlock
      account="lake.walker"
      avatarUrl={avatar()}
      currencySymbol="RM"
      balance="1234.5"
      balanceState="fresh"
      masked={masked}
      onMaskedChange={setMasked}
      onRefresh={nothing}
      onDeposit={nothing}
      menu={
        <MemberMenu
          account="lake.walker"
          avatarUrl={avatar()}
          items={memberItems}
          onCopied={nothing}
        />
      }
    />
  );
}

import { useState } from "react";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import { Deposit } from "./Deposit.tsx";

/** Paying money in (MEM-04). */
export default forFullMember(Page);

function Page(props: FullMemberProps) {
  const [round, setRound] = useState(0);
  return (
    <Deposit
      key={round}
      {...props}
      onAgain={() => setRound((count) => count + 1)}
    />
  );
}

import PointMall from "../money/points/PointMallPage.tsx";
import { PaymentPasswordHelp } from "./PaymentPasswordHelp.tsx";

/** The points mall, whose orders ask for the payment password. */
export default function PointMallPage() {
  return (
    <PaymentPasswordHelp>
      <PointMall />
    </PaymentPasswordHelp>
  );
}

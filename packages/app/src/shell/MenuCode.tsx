import { QrCode } from "@foyer/ui/qr-code";

interface MenuCodeProps {
  readonly address: string;
  /** Text that says where it leads. */
  readonly label: string;
}

/** A QR code in the side menu, in the documented size (CFG-13). */
export default function MenuCode({ address, label }: MenuCodeProps) {
  return <QrCode text={address} label={label} size={120} margin={5} />;
}

import { QrCode } from "@foyer/ui/qr-code";

interface MenuCodeProps {
  readonly address: string;
  /** Where it leads, in words. */
  readonly label: string;
}

/** A code in the side menu, by the measures of the documents (CFG-13). */
export default function MenuCode({ address, label }: MenuCodeProps) {
  return <QrCode text={address} label={label} size={120} margin={5} />;
}

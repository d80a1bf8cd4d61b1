import { TextArea as AriaTextArea } from "react-aria-components/TextField";
import { useIntl } from "react-intl";
import * as fieldStyles from "../../private/field/field.css.ts";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import * as styles from "./TextArea.css.ts";

export interface TextAreaProps extends FieldProps {
  /** An example of what to type; never the only place for a rule, since it goes away. */
  placeholder?: string;
  /** Height before it is dragged, in lines. @default 4 */
  rows?: number;
}

/**
 * Text of several lines; with `maxLength` it shows how much has been used.
 *
 * @example <TextArea label="What happened?" name="message" value={message} onChange={setMessage} maxLength={300} />
 */
export function TextArea({ placeholder, rows = 4, ...field }: TextAreaProps) {
  const intl = useIntl();
  const { value, maxLength } = field;
  const used = maxLength !== undefined && (
    <span className={styles.count} aria-hidden>
      {intl.formatNumber(value.length)} / {intl.formatNumber(maxLength)}
    </span>
  );
  return (
    <FieldFrame {...field} below={used}>
      <div className={`${fieldStyles.box} ${styles.box}`}>
        <AriaTextArea
          className={`${fieldStyles.input} ${styles.area}`}
          placeholder={placeholder}
          rows={rows}
        />
      </div>
    </FieldFrame>
  );
}

import { type ReactNode, type Ref, useId, useRef } from "react";
import { useClipboard } from "react-aria/useClipboard";
import { type DropItem, useDrop } from "react-aria/useDrop";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import * as styles from "./ImageDrop.css.ts";

interface ImageDropPlaceProps {
  name: string;
  describedBy: string;
  multiple: boolean;
  disabled: boolean;
  /** Why no more pictures can be chosen; also the answer to a drop. */
  full: string | undefined;
  wrong: boolean;
  busy: boolean;
  onFiles(files: File[]): void;
  limits: ReactNode;
  ref: Ref<HTMLButtonElement>;
}

/** The area for choosing, dropping and pasting pictures; a single tab stop for all three. */
export function ImageDropPlace(props: ImageDropPlaceProps) {
  const { name, describedBy, multiple, disabled, full, wrong } = props;
  const { busy, onFiles, limits, ref } = props;
  const t = useTranslations();
  const limitsId = useId();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (items: readonly DropItem[]) => {
    const files = items.flatMap((item) =>
      item.kind === "file" ? [item.getFile()] : [],
    );
    void Promise.all(files).then(onFiles);
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    isDisabled: disabled,
    getDropOperation: () => "copy",
    onDrop: ({ items }) => take(items),
  });
  const { clipboardProps } = useClipboard({
    isDisabled: disabled,
    onPaste: take,
  });
  return (
    <div
      {...dropProps}
      ref={place}
      className={styles.place({ target: isDropTarget, wrong, disabled })}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          /* Allows choosing the same file again after it was removed. */
          target.value = "";
          onFiles(files);
        }}
      />
      <Button
        {...clipboardProps}
        ref={ref}
        data-field={name}
        aria-describedby={`${limitsId} ${describedBy}`}
        icon="plus"
        loading={busy}
        disabled={disabled || full !== undefined}
        disabledReason={disabled ? undefined : full}
        onClick={() => input.current?.click()}
      >
        {t("ui.imageDrop.choose")}
      </Button>
      {!disabled && (
        <div>
          {full ??
            t(isDropTarget ? "ui.imageDrop.dropNow" : "ui.imageDrop.orDrop")}
        </div>
      )}
      <div id={limitsId}>{limits}</div>
    </div>
  );
}

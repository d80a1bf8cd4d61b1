import { useEffect, useState } from "react";

/**
 * A picture that has not been sent yet, as an address: `data:`, because the portal's policy lets no `blob:` be shown.
 * Undefined until it has been read, and where it cannot be.
 */
export function usePreview(file: File): string | undefined {
  const [read, setRead] = useState<{ readonly file: File; url: string }>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string")
        setRead({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read.url : undefined;
}

import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { useNavigateProps } from "../navigation/NavigationProvider.tsx";

interface NavigateAnchorProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "onClick"
> {
  href: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
}

/** An `<a>` that navigates within the site; calls its own `onClick` first, which can prevent navigation. */
export function NavigateAnchor({
  href,
  onClick,
  ...rest
}: NavigateAnchorProps) {
  const navigation = useNavigateProps(href);
  return (
    <a
      {...rest}
      href={navigation.href}
      onClick={(event) => {
        onClick?.(event);
        navigation.onClick(event);
      }}
    />
  );
}

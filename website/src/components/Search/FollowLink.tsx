import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface Props extends ComponentProps<'a'> {
  readonly href: string;
  readonly onFollow: (address: string) => void;
}

/** A link that navigates on the client on a plain click. */
export default function FollowLink({ href, onFollow, ...rest }: Props): ReactNode {
  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(href);
  }
  return <a {...rest} href={href} onClick={onClick} />;
}

import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isAdminPath } from '../../../hosting/entries';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link by its address: our own screens open in place, everything else (admin, telephone, e-mail, web) as a document. */
export function SiteLink(props: SiteLinkProps) {
  const { href, children, ...rest } = props;
  const ours = /^[/?#]/.test(href) && !isAdminPath(href);
  if (ours) return <ScreenLink {...props} />;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** As react-router's Link, without the code for its framework's prefetching (2 kB of every first visit). */
function ScreenLink({ href, onClick, children, ...rest }: SiteLinkProps) {
  const address = useHref(href);
  const open = useLinkClickHandler(href);

  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  }

  return (
    <a {...rest} href={address} onClick={onLinkClick}>
      {children}
    </a>
  );
}

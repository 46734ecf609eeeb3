import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
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

/**
 * As react-router's Link, which reads the page's address and is therefore drawn anew at every navigation: forty links on
 * some pages, before the next screen's heading shows.
 */
function ScreenLink({ href, onClick, children, ...rest }: SiteLinkProps) {
  const { navigator } = useContext(NavigationContext);

  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!opensHere(event)) return;
    event.preventDefault();
    const { pathname, search, hash, href: address } = event.currentTarget;
    const to = { pathname, search, hash };
    // As browsers do: the link to where one is leaves no second entry in the history.
    if (address === window.location.href) navigator.replace(to);
    else navigator.push(to);
  }

  return (
    <a href={href} {...rest} onClick={onLinkClick}>
      {children}
    </a>
  );
}

/** Whether nothing else is to become of a click: no new tab or window, and nobody has dealt with it. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && !event.defaultPrevented && (!target || target === '_self');
}

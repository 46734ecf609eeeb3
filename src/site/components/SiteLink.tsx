import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAdminPath } from '../../../hosting/entries';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link by its address: our own screens open in place, everything else (admin, telephone, e-mail, web) as a document. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const isOurs = /^[/?#]/.test(href) && !isAdminPath(href);
  if (isOurs) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

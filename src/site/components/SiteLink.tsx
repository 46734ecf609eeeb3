import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAdminPath } from '../../../hosting/admin-path';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Router link for the site's own screens, plain link for everything else (admin, telephone, e-mail, web). */
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

import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isAdminPath } from '../../../hosting/entries';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link by its address: our own screens open in place, everything else (admin, telephone, e-mail, web) as a document. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const ours = /^[/?#]/.test(href) && !isAdminPath(href);
  return ours ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

import { useTransition, type ComponentProps } from 'react';
import { Link, useLinkClickHandler } from 'react-router-dom';
import { isAdminPath } from '../../../hosting/admin-path';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Router link for the site's own screens, plain link for everything else (admin, telephone, e-mail, web). */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const isOurs = /^[/?#]/.test(href) && !isAdminPath(href);
  if (isOurs) {
    return (
      <ScreenLink href={href} {...rest}>
        {children}
      </ScreenLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** Busy until the screen it leads to is shown (base.css has a bar for it). */
function ScreenLink({ href, onClick, ...rest }: SiteLinkProps) {
  const [isPending, startTransition] = useTransition();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <Link
      to={href}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) startTransition(() => follow(event));
      }}
      {...rest}
    />
  );
}

import { useTransition, type ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isScreenAddress } from './is-screen-address';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Followed by the router for the site's own screens, plain link for everything else (admin, file, telephone, web). */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const Anchor = isScreenAddress(href) ? ScreenLink : 'a';
  return (
    <Anchor href={href} {...rest}>
      {children}
    </Anchor>
  );
}

/** Busy until the screen it leads to is shown (base.css has a bar for it). */
function ScreenLink({ href, children, onClick, ...rest }: SiteLinkProps) {
  const [isPending, startTransition] = useTransition();
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      href={useHref(href)}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) startTransition(() => follow(event));
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

import { type ComponentType, memo, type ReactNode, useMemo } from 'react';
import type { MenuItem } from './menu-tree';
import styles from './NavBar.module.css';
import { NavDisclosure } from './NavDisclosure';
import { useOverflowMenu } from './use-overflow-menu';

/** More links do not fit beside name and telephone. */
const MAX_LINKS = 7;

export interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page';
  onClick?: () => void;
}

interface NavLinksProps {
  items: readonly MenuItem[];
  pathname: string;
  Link: ComponentType<NavLinkProps>;
  onFollow: () => void;
}

/** Memoised by address, so that opening the menu renders nothing else. */
export const NavLinks = memo(function NavLinks({ items, pathname, Link, onFollow }: NavLinksProps) {
  const inBar = useMemo(() => items.slice(0, MAX_LINKS), [items]);
  const { list, count } = useOverflowMenu(inBar);
  const more = items.slice(count);
  const link = ({ href, label, items: below = [] }: MenuItem) => (
    <li key={href + label} className={below.length > 0 ? styles.parent : undefined}>
      <Link
        href={href}
        className={styles.link}
        aria-current={isCurrent(href, pathname) ? 'page' : undefined}
        onClick={onFollow}
      >
        {label}
      </Link>
      {below.length > 0 && (
        <NavDisclosure
          key={pathname}
          label={`More of ${label}`}
          isCurrent={holdsCurrent(below, pathname)}
        >
          {below.map(link)}
        </NavDisclosure>
      )}
    </li>
  );
  return (
    <>
      <ul ref={list} className={styles.links}>
        {inBar.map(link)}
      </ul>
      {more.length > 0 && (
        <div className={styles.more}>
          <NavDisclosure key={pathname} button="More" isCurrent={holdsCurrent(more, pathname)}>
            {more.map(link)}
          </NavDisclosure>
        </div>
      )}
    </>
  );
});

/** Whether the current page is one of these or their children. */
function holdsCurrent(links: readonly MenuItem[], pathname: string): boolean {
  return links.some(
    ({ href, items = [] }) => isCurrent(href, pathname) || holdsCurrent(items, pathname),
  );
}

function isCurrent(path: string, pathname: string): boolean {
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}

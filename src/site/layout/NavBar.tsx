import { Menu, Phone, X } from 'lucide-react';
import {
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { company, telHref } from '../../shared/company';
import menu from '../../shared/content/published/menu';
import { useContent } from '../../shared/content/use-content';
import type { MenuItem } from '../../shared/content/site-content';
import { LinksBelow } from './LinksBelow';
import { Logo } from './Logo';
import styles from './NavBar.module.css';
import { useMobileMenu } from './useMobileMenu';
import { useRoom } from './useRoom';

/** The bar turns white once the page is scrolled further than this (docs/specification.md, 9). */
const NAV_SOLID_AFTER_PX = 20;

/** More than these the bar does not hold beside name and telephone. */
const MOST_SIDE_BY_SIDE = 7;

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page';
  onClick?: () => void;
}

interface NavBarProps {
  /** The path being shown; its link is highlighted. */
  pathname: string;
  /** How links are made; plain document links unless the application has a router. */
  Link?: ComponentType<NavLinkProps>;
  /** The company's number; the one of the site's content unless given. */
  phone?: string;
  /** Whether small screens get its own menu; not where another one has its links. */
  hasMenu?: boolean;
  /** Of its landmarks, where another bar stands in the same window. */
  name?: string;
}

/** The navigation bar of every screen, in both applications; knows no router. */
export function NavBar({
  pathname,
  Link = PlainLink,
  phone: ownPhone,
  hasMenu = true,
  name,
}: NavBarProps) {
  const { phone: published } = useContent(company);
  const phone = ownPhone ?? published;
  const { isOpen, close, barProps, toggleProps } = useMobileMenu(pathname);
  const isScrolled = useIsScrolled();
  const menuId = useId();
  const classes = [styles.bar, (isScrolled || isOpen) && styles.solid, isOpen && styles.open];

  return (
    <header className={classes.filter(Boolean).join(' ')} aria-label={name} {...barProps}>
      <div className={styles.inner}>
        <Link href="/" className={styles.home} onClick={close}>
          <Logo />
        </Link>
        {hasMenu && (
          <button
            type="button"
            className={styles.toggle}
            aria-label="Menu"
            aria-controls={menuId}
            {...toggleProps}
          >
            {/* Both stand there, because to make one costs the press a fifth of its time. */}
            <Menu aria-hidden="true" />
            <X aria-hidden="true" />
          </button>
        )}
        <nav id={menuId} aria-label={name ? `Main, ${name}` : 'Main'} className={styles.menu}>
          <NavLinks
            items={useContent(menu).header}
            pathname={pathname}
            Link={Link}
            onFollow={close}
          />
        </nav>
        <a href={telHref(phone)} className={styles.phone} aria-label={`Call ${phone}`}>
          <Phone aria-hidden="true" size={20} />
          <span className={styles.number}>{phone}</span>
        </a>
      </div>
    </header>
  );
}

interface NavLinksProps {
  items: readonly MenuItem[];
  pathname: string;
  Link: ComponentType<NavLinkProps>;
  onFollow: () => void;
}

/** Rendered once for each address: the menu that opens over it waits for nothing else. */
const NavLinks = memo(function NavLinks({ items, pathname, Link, onFollow }: NavLinksProps) {
  const inBar = useMemo(() => items.slice(0, MOST_SIDE_BY_SIDE), [items]);
  const { list, room } = useRoom(inBar);
  const more = items.slice(room);
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
        <LinksBelow
          key={pathname}
          label={`More of ${label}`}
          isCurrent={holdsCurrent(below, pathname)}
        >
          {below.map(link)}
        </LinksBelow>
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
          <LinksBelow key={pathname} button="More" isCurrent={holdsCurrent(more, pathname)}>
            {more.map(link)}
          </LinksBelow>
        </div>
      )}
    </>
  );
});

function PlainLink({ children, ...props }: NavLinkProps) {
  return <a {...props}>{children}</a>;
}

/** Whether the page being shown is behind one of these, or behind one below them. */
function holdsCurrent(links: readonly MenuItem[], pathname: string): boolean {
  return links.some(
    ({ href, items = [] }) => isCurrent(href, pathname) || holdsCurrent(items, pathname),
  );
}

function isCurrent(path: string, pathname: string): boolean {
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}

/**
 * Whether the page is scrolled down; never on the server. Looked at with the first frame and when the page scrolls: to
 * read the place after a change is to lay the whole page out, there and then.
 */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > NAV_SOLID_AFTER_PX);
    const firstLook = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(firstLook);
      window.removeEventListener('scroll', look);
    };
  }, []);

  return isScrolled;
}

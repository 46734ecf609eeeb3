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
import { useContent } from '../../shared/content/use-content';
import { NavDisclosure } from './NavDisclosure';
import { Logo } from './Logo';
import { menuTrees, type MenuItem } from './menu-tree';
import styles from './NavBar.module.css';
import { useMobileMenu } from './use-mobile-menu';
import { useOverflowMenu } from './use-overflow-menu';

/** Scroll distance after which the bar turns white (docs/specification.md, 9). */
const NAV_SOLID_AFTER_PX = 20;

/** More links do not fit beside name and telephone. */
const MAX_LINKS = 7;

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page';
  onClick?: () => void;
}

interface NavBarProps {
  /** The current path, whose link is highlighted. */
  pathname: string;
  /** The link component; plain links without a router. */
  Link?: ComponentType<NavLinkProps>;
  /** The company's number by default. */
  phone?: string;
  /** Whether it has the menu of small screens. */
  hasMenu?: boolean;
  /** Its links; those of the site's menu by default. */
  items?: readonly MenuItem[];
  /** Accessible name, where the window has another bar. */
  name?: string;
  /** Shown with the links. */
  children?: ReactNode;
}

/** The navigation bar of both applications; independent of a router. */
export function NavBar({
  pathname,
  Link = PlainLink,
  phone: ownPhone,
  hasMenu = true,
  items: ownItems,
  name,
  children,
}: NavBarProps) {
  const { phone: published } = useContent(company);
  const phone = ownPhone ?? published;
  const { header } = useContent(menuTrees);
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
            {/* Both are rendered, because mounting one takes a fifth of the press. */}
            <Menu aria-hidden="true" />
            <X aria-hidden="true" />
          </button>
        )}
        <nav id={menuId} aria-label={name ? `Main, ${name}` : 'Main'} className={styles.menu}>
          <NavLinks items={ownItems ?? header} pathname={pathname} Link={Link} onFollow={close} />
          {children}
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

/** Memoised by address, so that opening the menu renders nothing else. */
const NavLinks = memo(function NavLinks({ items, pathname, Link, onFollow }: NavLinksProps) {
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

function PlainLink({ children, ...props }: NavLinkProps) {
  return <a {...props}>{children}</a>;
}

/** Whether the current page is one of these or their children. */
function holdsCurrent(links: readonly MenuItem[], pathname: string): boolean {
  return links.some(
    ({ href, items = [] }) => isCurrent(href, pathname) || holdsCurrent(items, pathname),
  );
}

function isCurrent(path: string, pathname: string): boolean {
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}

/**
 * Whether the page is scrolled down; false on the server. Read with the first frame and on scroll, because reading
 * after a change forces a layout.
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

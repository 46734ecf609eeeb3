import { Menu, Phone, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { company, telHref } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import { Logo } from './Logo';
import { menuTrees, type MenuItem } from './menu-tree';
import styles from './NavBar.module.css';
import { NavLinks, type NavLinkProps } from './NavLinks';
import { useMobileMenu } from './use-mobile-menu';

/** Scroll distance after which the bar turns white (docs/specification.md, 9). */
const NAV_SOLID_AFTER_PX = 20;

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

function PlainLink({ children, ...props }: NavLinkProps) {
  return <a {...props}>{children}</a>;
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

import areasInShort from 'virtual:content/areas_in_short';
import { company as published } from '../../shared/company';
import { ContactList } from '../components/ContactList';
import { SiteLink } from '../components/SiteLink';
import { useContent } from '../../shared/content/use-content';
import styles from './Footer.module.css';
import { Logo } from './Logo';
import { menuTrees, type Menu, type MenuItem } from './menu-tree';

const link = ({ href, label, items }: MenuItem) => (
  <li key={href + label}>
    <SiteLink href={href}>{label}</SiteLink>
    {items && <ul className={styles.below}>{items.map(link)}</ul>}
  </li>
);

interface Props {
  /** Its links; those of the site's menu by default. */
  menu?: Menu;
}

export function Footer({ menu: ownMenu }: Props) {
  const company = useContent(published);
  const [areas] = useContent(areasInShort);
  const site = useContent(menuTrees);
  const menu = ownMenu ?? site;
  const columns = [
    { title: 'Explore', items: menu.header },
    { title: 'Good to know', items: menu.footer },
  ].filter(({ items }) => items.length > 0);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          {company.slogan && <p>{company.slogan}</p>}
        </div>
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>{items.map(link)}</ul>
          </nav>
        ))}
        <div className={styles.contact}>
          <h2 className={styles.title}>Talk to us</h2>
          <ContactList />
        </div>
      </div>
      <div className={`container ${styles.small}`}>
        <p>© {company.legal_name}</p>
        {areas?.text && (
          <p>
            <SiteLink href="/locations">Serving {areas.text}</SiteLink>
          </p>
        )}
      </div>
    </footer>
  );
}

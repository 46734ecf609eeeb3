import { company as published } from '../../shared/company';
import { ContactList } from '../components/ContactList';
import { SiteLink } from '../components/SiteLink';
import publishedMenu from '../../shared/content/published/menu';
import type { MenuItem } from '../../shared/content/site-content';
import { useContent } from '../../shared/content/use-content';
import styles from './Footer.module.css';
import { Logo } from './Logo';

const link = ({ href, label, items }: MenuItem) => (
  <li key={href + label}>
    <SiteLink href={href}>{label}</SiteLink>
    {items && <ul className={styles.below}>{items.map(link)}</ul>}
  </li>
);

export function Footer() {
  const company = useContent(published);
  const menu = useContent(publishedMenu);
  const columns = [
    { title: 'Explore', items: menu.header },
    { title: 'Good to know', items: menu.footer },
  ].filter(({ items }) => items.length > 0);
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>Homes and workplaces, properly cleaned by people from round here.</p>
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
        <p>© {company.legalName}</p>
        <p>Serving {company.areasInShort}</p>
      </div>
    </footer>
  );
}

import { company } from '../../shared/company';
import { ContactList } from '../components/ContactList';
import { SiteLink } from '../components/SiteLink';
import { routeEntries } from '../../shared/route-table';
import styles from './Footer.module.css';
import { Logo } from './Logo';

const columns = [
  { title: 'Explore', entries: routeEntries.filter(({ inNavigation }) => inNavigation) },
  { title: 'Good to know', entries: routeEntries.filter(({ inFooter }) => inFooter) },
];

/** The foot of every screen: who we are, how to reach us, and every page one step away. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>Homes and workplaces, properly cleaned by people from round here.</p>
        </div>
        {columns.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {entries.map(({ path, label }) => (
                <li key={path}>
                  <SiteLink href={path}>{label}</SiteLink>
                </li>
              ))}
            </ul>
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

import styles from './Card.module.css';
import { SiteLink } from './SiteLink';

/** Links to the card's page where it has one. */
export function CardTitle({ title, href }: { title: string; href: string | undefined }) {
  return (
    <h2 className={styles.title}>
      {href ? (
        <SiteLink href={href} data-covers-card="">
          {title}
        </SiteLink>
      ) : (
        title
      )}
    </h2>
  );
}

import { company } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import styles from './NavContact.module.css';

/** Below the links of a phone's menu, beside them on a desk; the number is a button of the bar. */
export function NavContact() {
  const { email, street, postcode } = useContent(company);
  return (
    <address className={styles.contact}>
      <a href={`mailto:${email}`}>{email}</a>
      <span>
        {street}, {postcode}
      </span>
    </address>
  );
}

import { useContent } from '../../../shared/content/use-content';
import { aboutStats } from '../../content/stats';
import { StatList } from '../../components/StatList';
import styles from './StatsBand.module.css';

export function StatsBand() {
  return (
    <section aria-label="In figures" className={styles.band}>
      <div className="container">
        <StatList stats={useContent(aboutStats)} />
      </div>
    </section>
  );
}

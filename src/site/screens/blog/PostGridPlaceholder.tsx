import { PAGE_SIZE } from './pages';
import grid from './PostGrid.module.css';
import styles from './PostGridPlaceholder.module.css';

/** Holds the place of a page of cards while they load, so that nothing below them jumps. */
export function PostGridPlaceholder() {
  return (
    <div aria-hidden="true" className={grid.grid}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className={styles.card} />
      ))}
    </div>
  );
}

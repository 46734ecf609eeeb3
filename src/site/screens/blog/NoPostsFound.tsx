import { Button } from '../../components/Button';
import { Sparkle } from '../../components/Sparkle';
import { blogList } from '../../content/blog';
import styles from './NoPostsFound.module.css';

export function NoPostsFound({ onClear }: { onClear: () => void }) {
  const { title, text, action } = blogList.empty;
  return (
    <div className={styles.empty}>
      <Sparkle className={styles.sparkle} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="outline" onClick={onClear}>
        {action}
      </Button>
    </div>
  );
}

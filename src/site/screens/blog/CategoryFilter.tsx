import styles from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly string[];
  chosen: string;
  onChoose: (category: string) => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <div role="group" aria-label="Category" className={styles.categories}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          className={styles.category}
          onClick={() => onChoose(category)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}

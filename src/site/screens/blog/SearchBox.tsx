import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { blogList } from '../../content/blog';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

export function SearchBox({ value, onChange, onBlur, ref }: SearchBoxProps) {
  return (
    <div role="search" className={styles.box}>
      <Search aria-hidden="true" size={20} className={styles.icon} />
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search articles"
        placeholder={blogList.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={styles.input}
      />
    </div>
  );
}

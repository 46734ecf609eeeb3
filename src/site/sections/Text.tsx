import type { text } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import { ArticleText } from '../../shared/article/ArticleText';
import { useTextLinks } from '../components/use-text-links';
import styles from './Text.module.css';

export default function Text({ html }: SectionProps<typeof text>) {
  return (
    <div className={`container ${styles.text}`}>
      <ArticleText ref={useTextLinks()} article={{ html, headings: [] }} />
    </div>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDisplayDate } from '../../shared/blog';
import { PreviewedArticle } from './PreviewedArticle';
import { useDebounced } from './useDebounced';

/** The columns that hold what an article shows. */
export interface ArticleColumns {
  title: string;
  category: string;
  date: string;
  image: string;
  focus: string;
  content: string;
}

const PREVIEW_DELAY_MS = 250;

/**
 * The post as readers will see it, from the form's values as they are typed: same component, same sanitiser,
 * same styles as the public page. Starts open where there is room for it.
 */
export function ArticlePreview({ columns }: { columns: ArticleColumns }) {
  const id = useId();
  const roomy = useMediaQuery('(min-width: 64rem)', { noSsr: true });
  const [choice, setChoice] = useState<boolean>();
  const open = choice ?? roomy;
  const article = useDebounced(useArticleValues(columns), PREVIEW_DELAY_MS);

  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ width: '100%', position: { lg: 'sticky' }, top: '6rem' }}
    >
      <Button
        onClick={() => setChoice(!open)}
        aria-expanded={open}
        aria-controls={id}
        endIcon={
          <ExpandMore sx={{ rotate: open ? '180deg' : '0deg', transition: 'rotate 0.2s' }} />
        }
      >
        {open ? 'Hide preview' : 'Show preview'}
      </Button>
      <Collapse id={id} in={open} unmountOnExit>
        <PreviewedArticle {...article} />
      </Collapse>
    </Box>
  );
}

function useArticleValues(columns: ArticleColumns) {
  const [title, category, date, image, focus, content]: unknown[] = useWatch({
    name: [
      columns.title,
      columns.category,
      columns.date,
      columns.image,
      columns.focus,
      columns.content,
    ],
  });
  return useMemo(
    () => ({
      title: textOf(title),
      category: textOf(category),
      date: textOf(date) || formatDisplayDate(new Date()),
      image,
      focus: textOf(focus) || undefined,
      content: textOf(content),
    }),
    [title, category, date, image, focus, content],
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

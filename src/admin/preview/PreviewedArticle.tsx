import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ArticleBody } from '../../shared/article/ArticleBody';
import { ArticleView } from '../../shared/article/ArticleView';
import { PLACEHOLDER_IMAGE } from '../../shared/blog';
import { isPickedImage } from '../../schema/kinds/picked-image';
import { PreviewPaper } from './PreviewPaper';
import article from '../../shared/article/ArticleText.module.css';
import { useCaretBlock } from '../editor/caret-block';

/** What of the blocks around it is seen as well, in pixels. */
const MARGIN = 32;

interface Props {
  title: string;
  category: string;
  date: string;
  image: unknown;
  /** What of the picture stays in view. */
  focus?: string;
  /** HTML as typed; ArticleBody cleans it. */
  content: string;
}

/** The article as the public page has it. */
export function PreviewedArticle({ title, category, date, image, focus, content }: Props) {
  const src = isPickedImage(image) ? image.src : image;
  const frame = useFollowedCaret(content);
  return (
    <PreviewPaper ref={frame}>
      <ArticleView
        title={title || 'Untitled post'}
        category={category || 'No category yet'}
        date={date}
        titleAs="h2"
        picture={
          typeof src === 'string' && src !== '' && src !== PLACEHOLDER_IMAGE ? (
            <img src={src} alt="" style={{ objectPosition: focus }} />
          ) : (
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                height: '100%',
                p: 2,
                textAlign: 'center',
                color: 'var(--ink-muted)',
              }}
            >
              No picture chosen: readers see the one of the category.
            </Box>
          )
        }
      >
        {content ? <ArticleBody html={content} /> : <p>The content appears here as you write.</p>}
      </ArticleView>
    </PreviewPaper>
  );
}

/** A scrolling frame around an article that keeps the block in view which is being written. */
function useFollowedCaret(html: string) {
  const frame = useRef<HTMLDivElement>(null);
  const block = useCaretBlock();
  useEffect(() => {
    const body = frame.current?.querySelector(`.${article.body}`);
    const shown = block === undefined ? undefined : body?.children[block];
    if (!frame.current || !shown) return;
    const seen = frame.current.getBoundingClientRect();
    const { top, bottom } = shown.getBoundingClientRect();
    if (bottom > seen.bottom) frame.current.scrollTop += bottom - seen.bottom + MARGIN;
    else if (top < seen.top) frame.current.scrollTop += top - seen.top - MARGIN;
  }, [block, html]);
  return frame;
}

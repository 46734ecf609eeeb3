import Box from '@mui/material/Box';
import { ArticleBody } from '../../shared/article/ArticleBody';
import { ArticleView } from '../../shared/article/ArticleView';
import { PLACEHOLDER_IMAGE } from '../../shared/blog';
import { isPickedImage } from '../../schema/kinds/picked-image';
import { PreviewPaper } from './PreviewPaper';
import { useFollowedCaret } from './useFollowedCaret';

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

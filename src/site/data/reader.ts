import type { Reader } from '../../schema/reader';
import { readableArticle, type TakenAnchors } from '../../shared/article/readable-article';
import type { Fill } from '../../shared/content/placeholders';

/** Functions that kinds convert stored values with. */
export function readerOf(
  fill: Fill,
  record: Reader['record'] = () => undefined,
  anchors: TakenAnchors = new Map(),
): Reader {
  return { fill, record, article: (html) => readableArticle(html, anchors).html };
}

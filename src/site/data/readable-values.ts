import type { FormValues, MemberFields } from '../../schema/kind';
import { nested } from '../../schema/kinds';
import { readableArticle, type TakenAnchors } from '../../shared/article/readable-article';
import type { Fill } from '../../shared/content/shown-row';

/** What components may rely on, of values that are hostile until proven otherwise: each of its field's own shape. */
export function readableValues(
  values: FormValues,
  fields: MemberFields,
  fill: Fill,
  anchors: TakenAnchors = new Map(),
): FormValues {
  const article = (html: string) => readableArticle(html, anchors).html;
  return nested.readable(values, fields, { fill, article });
}

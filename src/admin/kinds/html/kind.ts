import { textOf, type FormValues, type Kind } from '../../schema/kind';
import { textual, type TextualField } from '../../schema/textual';

/** Rich text, kept as HTML. */
export interface HtmlField<Row = FormValues> extends TextualField<Row> {
  kind: 'html';
  /** Where pictures uploaded into the text go; without it they are taken by address only. */
  pictures?: { bucket: string; folder: string };
}

export const html: Kind<HtmlField> = {
  ...textual,
  isBlank: (value) => visiblePart(textOf(value)).trim() === '',
  sortable: false,
};

/** What a reader would see: a picture or a line counts, tags alone do not. */
function visiblePart(value: string): string {
  return /<(img|hr)\b/i.test(value) ? value : value.replace(/<[^>]*>|&nbsp;/g, '');
}

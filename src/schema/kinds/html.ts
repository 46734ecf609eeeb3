import { articleExcess } from '../../shared/article/article-excess';
import { EXCESS_WORDS } from '../../shared/article/excess-words';
import { textOf, type ValidationError, type FormValues, type Kind } from '../kind';
import { textual, tooLong, type TextualField } from './texts';

/** Rich text, kept as HTML. */
export interface HtmlField<Row = FormValues> extends TextualField<Row> {
  kind: 'html';
  /** Where pictures uploaded into the text go; without it they are taken by address only. */
  pictures?: {
    bucket: string;
    folder: string;
    /** Pictures that are stored already can be chosen (the function `picture_library`). */
    library?: boolean;
  };
}

export const html: Kind<HtmlField> = {
  ...textual,
  isBlank: (value) => visiblePart(textOf(value)).trim() === '',
  validate: (value, field) =>
    tooLong(field.label, value, field.maxLength) ?? tooComplex(field.label, textOf(value)),
  sortable: false,
};

/** What a reader would see: a picture or a line counts, tags alone do not. */
function visiblePart(value: string): string {
  return /<(img|hr)\b/i.test(value) ? value : value.replace(/<[^<>]*>|&nbsp;/g, '');
}

function tooComplex(label: string, value: string): ValidationError {
  const excess = articleExcess(value);
  return excess && `${label} ${EXCESS_WORDS[excess]}. Make it simpler, or split it into two.`;
}

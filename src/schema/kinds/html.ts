import { articleExcess, excessMessage } from '../../shared/article/article-limits';
import { defineKind } from '../define-kind';
import { asText } from '../kind';
import { pictureFiles } from '../stored-file';
import { textRules, textual, TEXT_LIMITS, type TextualField } from '../text-rules';

/** Where the pictures of a text are stored. */
export interface TextPictures {
  bucket: string;
  folder: string;
  /** Offers stored pictures (function `picture_library`). */
  library?: boolean;
}

/** Rich text as HTML. */
export interface HtmlField extends TextualField {
  kind: 'html';
  /** Without it pictures are taken by address only. */
  pictures?: TextPictures;
}

export const html = defineKind<HtmlField>()({
  ...textual,
  rules: (field) => textRules(field, TEXT_LIMITS.article),
  isBlank: (value) => visiblePart(asText(value)).trim() === '',
  validate(value, { label }) {
    const excess = articleExcess(asText(value));
    return excess && `${label} ${excessMessage(excess)}. Make it simpler, or split it into two.`;
  },
  readable: (stored, _field, { article, fill }) => article(fill(asText(stored))),
  readAs: 'article',
  sortable: false,
  files: ({ pictures }) => pictures && pictureFiles(pictures),
  samples: () => ['<p>Changed</p>', '<p>Otherwise</p>'],
});

/** What readers see: pictures and rules count, tags alone do not. */
function visiblePart(value: string): string {
  return /<(img|hr)\b/i.test(value) ? value : value.replace(/<[^<>]*>|&nbsp;/g, '');
}

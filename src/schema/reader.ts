import type { ContentPicture } from '../shared/content/picture';

/** A referenced record, for a link or a card. */
export interface NamedRecord {
  id: string;
  title: string;
  /** Of its page, if any. */
  path?: string;
  description?: string;
  picture?: ContentPicture;
}

/** Makes stored values safe to show. */
export interface Reader {
  /** Fills in placeholders. */
  fill(text: string): string;
  /** Sanitises HTML. */
  article(html: string): string;
  /** The record of an id; `undefined` if not public. */
  record(table: string, id: unknown): NamedRecord | undefined;
}

/** Leaves stored values unchanged. */
export const AS_STORED: Reader = {
  fill: (text) => text,
  article: (html) => html,
  record: () => undefined,
};

/** How a field is shown: words, figures inside of words, one of a list, …; `nothing` for none. */
export type ReadAs =
  | 'words'
  | 'sentences'
  | 'address'
  | 'figure'
  | 'choice'
  | 'items'
  | 'article'
  | 'picture'
  | 'description'
  | 'nothing';

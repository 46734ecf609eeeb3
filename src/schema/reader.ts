import type { ContentPicture } from '../shared/content/picture';

/** A record that another one names, as far as a link or a card tells of it. */
export interface NamedRecord {
  id: string;
  title: string;
  /** Of its page, where it has one. */
  path?: string;
  description?: string;
  picture?: ContentPicture;
}

/** What makes a stored value safe to show. */
export interface Reader {
  /** Fills its placeholders in. */
  fill(text: string): string;
  /** Cleans HTML. */
  article(html: string): string;
  /** The record that an id names; `undefined` where visitors read none of it. */
  record(table: string, id: unknown): NamedRecord | undefined;
}

/** Makes nothing of what is stored. */
export const AS_STORED: Reader = {
  fill: (text) => text,
  article: (html) => html,
  record: () => undefined,
};

/** As what people read a field in a record: words, figures inside of words, one of a list, …; `nothing` for what no page shows. */
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

import { createStore } from '../../ui/create-store';

/** A problem of a page. */
export interface Finding {
  /** Stable while its cause is unchanged. */
  key: string;
  /** A sentence for the author. */
  words: string;
  /** Of the field. */
  path: string;
  /** The path as labels. */
  place: string;
  /** Index of the block in a rich text. */
  block?: number;
  /** Prevents reading: publishing asks about it. */
  isSerious?: boolean;
}

/** A finding of an element, not yet mapped to a field. */
export interface PageFinding extends Pick<Finding, 'words' | 'isSerious'> {
  rule: string;
  element: Element;
}

/** Runs the checks, and returns serious findings that are not dismissed; none without a preview. */
export const seriousFindings = createStore<() => readonly Finding[]>(() => []);

import { createStore } from '../../ui/create-store';

/** Something of a page to look at before readers do. */
export interface Finding {
  /** The same as long as what it is about is the same. */
  key: string;
  /** What is wrong, in a sentence for whoever wrote it. */
  words: string;
  /** The field that it is about. */
  path: string;
  /** The field in plain words. */
  place: string;
  /** Of a rich text: its block, counted from its start. */
  block?: number;
  /** Keeps readers from what the page says: publishing asks about it. */
  isSerious?: boolean;
}

/** A finding before anybody has looked which field it is about. */
export interface PageFinding extends Pick<Finding, 'words' | 'isSerious'> {
  rule: string;
  element: Element;
}

/** Looks, at this moment, for what is serious and nobody has put aside; nothing where no preview is shown. */
export const seriousFindings = createStore<() => readonly Finding[]>(() => []);

import type { Row } from './portable-row.ts';

/** What a folder, a project or another system's export holds. */
export interface Content {
  /** Portable rows by table. */
  tables: ReadonlyMap<string, readonly Row[]>;
  /** By `bucket/path`; read one at a time, because together they may be gigabytes. */
  pictures: ReadonlyMap<string, ContentPicture>;
}

export interface ContentPicture {
  size: number;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

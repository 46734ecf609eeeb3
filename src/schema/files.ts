/** Where a file goes. */
export interface FilePlace {
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** Its address ends in the name it had, for who downloads it. */
  keepsName?: true;
}

/** Stores a chosen file and gives its address. */
export type StoreFile = (file: File, place: FilePlace) => Promise<string>;

/** Where files of a field are put, and which it takes. */
export interface FileRules {
  bucket: string;
  accept: readonly string[];
  maxBytes: number;
  library?: boolean;
}

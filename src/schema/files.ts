export interface FilePlace {
  bucket: string;
  /** Folder inside the bucket. */
  folder: string;
  /** Keeps the original name at the end of the address, for downloads. */
  keepsName?: true;
}

/** Uploads a file and returns its address. */
export type StoreFile = (file: File, place: FilePlace) => Promise<string>;

/** Bucket and accepted files of a field. */
export interface FileRules {
  bucket: string;
  accept: readonly string[];
  maxBytes: number;
  library?: boolean;
}

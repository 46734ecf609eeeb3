/** Props of a content picture. */
export interface ContentPicture {
  /** Of an upload, or built-in: "/pictures/carpet.webp". */
  src: string;
  alt: string;
  /** `srcset` of the encoded widths of an upload. */
  avif?: string;
  /** Focal point, as CSS `object-position`. */
  focus?: string;
}

/** All pictures in a nested value. */
export function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value) return [value as ContentPicture];
  return Object.values(value).flatMap(picturesIn);
}

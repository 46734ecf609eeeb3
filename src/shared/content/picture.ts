/** A picture of content, as components are given it. */
export interface ContentPicture {
  /** Where it was uploaded, or one of the site's own: "/pictures/carpet.webp". */
  src: string;
  alt: string;
  /** The sizes that the build has made of an upload, as a `srcset`. */
  avif?: string;
  /** The point that every crop keeps, as CSS `object-position` has it. */
  focus?: string;
}

/** The pictures of whatever content, wherever in it they are. */
export function picturesIn(value: unknown): ContentPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value) return [value as ContentPicture];
  return Object.values(value).flatMap(picturesIn);
}

/** By public address; `undefined` if it is no file of the build. */
export type ReadPicture = (address: string) => Buffer | undefined;

interface FirstPicture {
  /** With the picture inlined for phones. */
  html: string;
  /** Preload link for larger screens. */
  preload: string;
}

/** 320 CSS pixels at a density of 2.5. */
const PHONE_WIDTH = 800;

/** Bytes; a larger one would delay the text after it. */
const INLINE_LIMIT = 24_000;

const PICTURE = /<picture>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s;
const PHONE_SOURCE =
  /<source media="(?<media>[^"]*)" type="(?<type>[^"]*)" srcSet="(?<srcSet>[^"]*)" sizes="(?<sizes>[^"]*)"\/?>/;

/**
 * Loads the largest picture of the first view early (`priority` of src/site/components/Picture.tsx): inlined for
 * phones, which saves a round trip (docs/decisions/009); preloaded for larger screens, and when too large to inline.
 */
export function firstPicture(html: string, readPicture: ReadPicture): FirstPicture {
  const phone = PHONE_SOURCE.exec(PICTURE.exec(html)?.[0] ?? '');
  const { media, type, srcSet = '', sizes } = phone?.groups ?? {};
  if (!phone) return { html, preload: '' };
  const preload = (condition: string) =>
    `<link rel="preload" as="image" type="${type}"${condition} imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;

  const { address, width } = phoneCandidate(srcSet);
  const bytes = readPicture(address);
  if (!bytes || bytes.length > INLINE_LIMIT) return { html, preload: preload('') };
  const inline = `<source media="${media}" type="${type}" srcSet="data:${type};base64,${bytes.toString('base64')} ${width}w" sizes="${sizes}"/>`;
  return { html: html.replace(phone[0], inline), preload: preload(` media="not ${media}"`) };
}

/** The smallest sufficient candidate of a `srcset`, or the widest. */
function phoneCandidate(srcSet: string): { address: string; width: number } {
  const candidates = srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: parseInt(width) };
  });
  const sorted = candidates.sort((a, b) => a.width - b.width);
  return (
    sorted.find(({ width }) => width >= PHONE_WIDTH) ?? sorted.at(-1) ?? { address: '', width: 0 }
  );
}

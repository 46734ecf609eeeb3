/** The bytes of a picture by its public address; nothing when it is not one of the build's. */
export type ReadPicture = (address: string) => Buffer | undefined;

interface FirstPicture {
  /** The application's HTML, with the picture in it for phones. */
  html: string;
  /** The link that fetches it for all others before the parser meets it. */
  preload: string;
}

/** Sharp enough for a phone's width at two and a half pixels a point. */
const PHONE_WIDTH = 800;

/** What a picture may add to a page, in bytes; a larger one would hold up the words that follow it. */
const INLINE_LIMIT = 24_000;

const PICTURE = /<picture>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s;
const PHONE_SOURCE =
  /<source media="(?<media>[^"]*)" type="(?<type>[^"]*)" srcSet="(?<srcSet>[^"]*)" sizes="(?<sizes>[^"]*)"\/?>/;

/**
 * Brings the picture of the first view (`priority` of src/site/components/Picture.tsx) as early as can be. Phones get it
 * within the page, which saves them a round trip (docs/decisions/009); all others, and phones when it is large, by a link
 * in the head, in the size that fits.
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

/** The smallest picture of a `srcset` that is wide enough, else the widest. */
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

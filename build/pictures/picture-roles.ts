/**
 * The widths, in CSS pixels times density, at which a picture is delivered, by the role it plays in a layout.
 * A picture is imported with its role: `import hero from '../pictures/hero.webp?role=wide'`.
 */
export const PICTURE_WIDTHS = {
  /** Full-bleed heroes and bands; the first is what phones get within the page. */
  wide: [960, 1280, 1920],
  /** Cards, and pictures beside text. */
  photo: [480, 800, 1200],
  /** Faces in a card. */
  portrait: [320, 640],
  /** Faces beside a name. */
  avatar: [128],
};

/** AVIF at this effort is encoded in a tenth of the default's time at the same size (measured on these pictures). */
export const PICTURE_ENCODING = { quality: 45, effort: 2 };

/** What every social network shows, and large: JPEG, well below WhatsApp's 600 kB. */
export const SOCIAL_ENCODING = { width: 1200, height: 630, quality: 80 };

/**
 * imagetools directives of a picture imported with `?role=`. Only a build encodes AVIF, so that the development
 * server and the tests start quickly.
 */
export function pictureDirectives(command: 'build' | 'serve') {
  return (source: URL): URLSearchParams => {
    const role = source.searchParams.get('role');
    const widths = Object.entries(PICTURE_WIDTHS).find(([name]) => name === role)?.[1];
    if (!widths) return new URLSearchParams();
    const format = command === 'build' ? 'avif;webp' : 'webp';
    const { quality, effort } = PICTURE_ENCODING;
    return new URLSearchParams({
      quality: String(quality),
      effort: String(effort),
      w: widths.join(';'),
      format,
      as: 'picture',
    });
  };
}

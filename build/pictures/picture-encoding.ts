/** Encoded widths in device pixels by role in the layout: `import hero from '../pictures/hero.webp?role=wide'`. */
export const PICTURE_WIDTHS = {
  /** Full-bleed heroes and bands; the first is inlined for phones. */
  wide: [960, 1280, 1920],
  /** Cards, and pictures beside text. */
  photo: [480, 800, 1200],
  /** Faces in a card. */
  portrait: [320, 640],
  /** Faces beside a name. */
  avatar: [128],
  /** Card on a phone, post on a phone, post on a desktop. */
  post: [480, 800, 1280],
};

/** Takes a tenth of the default effort's time at the same size (measured on these pictures). */
export const PICTURE_ENCODING = { quality: 45, effort: 2 };

/** JPEG, well below WhatsApp's limit of 600 kB. */
export const SOCIAL_ENCODING = { width: 1200, height: 630, quality: 80 };

/** imagetools directives for `?role=`. Only builds encode AVIF: faster development server and tests. */
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

export interface PictureSizes {
  /** In pixels. */
  widths: readonly number[];
  /** Width to height, to crop; by default not cropped. */
  ratio?: number;
  /** Also encodes a social picture. */
  isShared?: boolean;
}

/** Encoded widths in device pixels of uploads, by their role in the layout. */
export const PICTURE_WIDTHS = {
  /** Cards, and pictures beside text. */
  photo: [480, 800, 1200],
  /** Faces in a card. */
  portrait: [320, 640],
  /** Faces beside a name. */
  avatar: [128],
  /** Card on a phone, post on a phone, post on a desktop. */
  post: [480, 800, 1280],
};

/** Of the site's own pictures, by their shape. */
export const OWN_PICTURE_WIDTHS = {
  /** Full-bleed heroes and bands; the first is inlined for phones. */
  wide: [960, 1280, 1920],
  photo: PICTURE_WIDTHS.photo,
  /** Beside a name, and in a card. */
  face: [...PICTURE_WIDTHS.avatar, ...PICTURE_WIDTHS.portrait],
};

/** Takes a tenth of the default effort's time at the same size (measured on these pictures). */
export const PICTURE_ENCODING = { quality: 45, effort: 2 };

/** JPEG, well below WhatsApp's limit of 600 kB. */
export const SOCIAL_ENCODING = { width: 1200, height: 630, quality: 80 };

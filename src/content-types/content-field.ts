/** What every table of content says of itself beside its fields. */
export const contentTable = {
  versionColumn: 'updated_at',
  history: true,
  roles: ['owner', 'editor'],
  bar: { group: 'Content' },
} as const;

/** The bucket of the pictures that content shows. */
export const CONTENT_IMAGES_BUCKET = 'content-images';

/** Where pictures of content are kept, and the shape of their places. */
export const picturePlace = (aspectRatio: string) => ({
  bucket: CONTENT_IMAGES_BUCKET,
  folder: 'content',
  aspectRatio,
});

/** What a picture of content shows; asked for once there is one. */
export const pictureWords = <Of extends string>(of: Of, label = 'What the picture shows') =>
  ({
    kind: 'altText',
    label,
    of,
    maxLength: 300,
    visibleWhen: (row: Readonly<Record<Of, string | null>>) => row[of] !== null,
  }) as const;

export const BAD_SLUG = 'Use small letters, digits and single hyphens, at most 60.';

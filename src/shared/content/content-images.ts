/** The bucket of the pictures that content shows. */
export const CONTENT_IMAGES_BUCKET = 'content-images';
export const CONTENT_IMAGES_FOLDER = 'content';

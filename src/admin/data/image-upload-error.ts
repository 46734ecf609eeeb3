/** The storage server's refusal; the name tells apart what failed, the status whether signing in would help. */
export class ImageUploadError extends Error {
  override name = 'ImageUploadError';
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

export interface PictureSize {
  width?: number;
  height?: number;
}

/** A picture's own width and height; empty where it has none, as a drawing may. Rejects when there is no picture. */
export async function pictureSize(src: string): Promise<PictureSize> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return width && height ? { width, height } : {};
}

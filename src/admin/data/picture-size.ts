export interface PictureSize {
  width?: number;
  height?: number;
}

/** Intrinsic size; empty without one, as for some SVGs. Rejects for what is no picture. */
export async function pictureSize(src: string): Promise<PictureSize> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return width && height ? { width, height } : {};
}

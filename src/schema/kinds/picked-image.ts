/** A picture chosen in the form and not uploaded yet; `src` is a blob URL that lives as long as the choice. */
export interface PickedImage {
  rawFile: File;
  src: string;
  title: string;
}

export function isPickedImage(value: unknown): value is PickedImage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rawFile' in value &&
    value.rawFile instanceof File
  );
}

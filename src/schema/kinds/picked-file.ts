/** A file chosen in the form and not uploaded yet; `src` is a blob URL that lives as long as the choice. */
export interface PickedFile {
  rawFile: File;
  src: string;
  title: string;
}

export function isPickedFile(value: unknown): value is PickedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rawFile' in value &&
    value.rawFile instanceof File
  );
}

/** A value with another in the place of each file that is chosen and not uploaded, also inside lists and groups. */
export function replacePicked(value: unknown, by: (file: PickedFile) => unknown): unknown {
  if (isPickedFile(value)) return by(value);
  if (Array.isArray(value)) return value.map((one) => replacePicked(one, by));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, one]) => [key, replacePicked(one, by)]);
  return Object.fromEntries(members) as unknown;
}

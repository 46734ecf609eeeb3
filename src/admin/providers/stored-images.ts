import { isPickedImage } from '../inputs/picked-image';
import { fieldsOf, type FormValues, type ResourceSchema } from '../schema/resource-schema';
import { removeImage, storeImage, type StoredImage } from './image-storage';
import { supabase } from './supabase-client';

interface Upload extends StoredImage {
  column: string;
}

/**
 * Uploads the pictures chosen in a form, then saves the row with their addresses; when the row fails, no file
 * stays behind. Not react-admin's `beforeSave` callback, because that one is not told that the row failed.
 */
export async function withStoredImages<Result>(
  schema: ResourceSchema,
  values: FormValues,
  save: (values: FormValues) => Promise<Result>,
): Promise<Result> {
  const uploads: Upload[] = [];
  const stored = { ...values };
  try {
    for (const [column, field] of fieldsOf(schema)) {
      const value = values[column];
      if (field.kind !== 'image' || !isPickedImage(value)) continue;
      const image = await storeImage(field, value.rawFile);
      uploads.push({ ...image, column });
      stored[column] = image.url;
    }
    return await save(stored);
  } catch (error) {
    await Promise.all(uploads.map((upload) => removeUnlessUsed(schema, upload)));
    throw error;
  }
}

/** A row whose answer got lost may have been written all the same; then its picture must stay. */
async function removeUnlessUsed(schema: ResourceSchema, upload: Upload): Promise<void> {
  const { count } = await supabase
    .from(schema.table)
    .select('*', { count: 'exact', head: true })
    .eq(upload.column as never, upload.url as never);
  if (count === 0) await removeImage(upload);
}

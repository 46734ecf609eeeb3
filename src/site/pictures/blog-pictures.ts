import carpetCleaning from './blog-carpet-cleaning.webp?role=photo';
import commercialCleaning from './blog-commercial-cleaning.webp?role=photo';
import defaultPicture from './blog-default.webp?role=photo';
import endOfTenancy from './blog-end-of-tenancy.webp?role=photo';
import greenCleaning from './blog-green-cleaning.webp?role=photo';
import homeCleaning from './blog-home-cleaning.webp?role=photo';
import seasonalCleaning from './blog-seasonal-cleaning.webp?role=photo';

const pictures = new Map<string, PictureSource>([
  ['Home Cleaning', homeCleaning],
  ['Carpet Cleaning', carpetCleaning],
  ['End of Tenancy', endOfTenancy],
  ['Green Cleaning', greenCleaning],
  ['Commercial Cleaning', commercialCleaning],
  ['Seasonal Cleaning', seasonalCleaning],
]);

export const defaultBlogPicture = defaultPicture;

/** The picture of a post that has none of its own: its category's, or the default for any other category (docs/specification.md, 2). */
export function blogPicture(category: string): PictureSource {
  return pictures.get(category) ?? defaultPicture;
}

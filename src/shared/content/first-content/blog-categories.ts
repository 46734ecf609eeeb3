import type { Written } from '../content-rows.ts';

/** docs/specification.md, 3. Posts without a picture show their category's, or the default. */
export const blogCategories: readonly Written<'blog_categories'>[] = [
  { name: 'Home Cleaning', image: '/pictures/blog-home-cleaning.webp' },
  { name: 'Carpet Cleaning', image: '/pictures/blog-carpet-cleaning.webp' },
  { name: 'End of Tenancy', image: '/pictures/blog-end-of-tenancy.webp' },
  { name: 'Green Cleaning', image: '/pictures/blog-green-cleaning.webp' },
  { name: 'Commercial Cleaning', image: '/pictures/blog-commercial-cleaning.webp' },
  { name: 'Seasonal Cleaning', image: '/pictures/blog-seasonal-cleaning.webp' },
  { name: 'Deep Cleaning', image: null },
];

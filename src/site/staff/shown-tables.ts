import { partTypes } from '../../content-types/part-types';
import { publicTypes } from '../../content-types/public-types';

/** The tables of what pages show beside the blog and pages of sections. */
export const shownTables = (
  import.meta.env.NO_PUBLIC_TYPES ? partTypes : [...partTypes, ...publicTypes]
).map(({ table }) => table);

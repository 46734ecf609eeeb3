import { partTypes } from '../../content-types/part-types';
import { publicTypes } from '../../content-types/public-types';

/** The content types of what pages show beside the blog and pages of sections. */
export const shownTypes = import.meta.env.NO_PUBLIC_TYPES
  ? partTypes
  : [...partTypes, ...publicTypes];

import type { MemberFields } from '../../schema/kind';

/** Keys of a group's image fields. */
export const pictureKeys = (fields: MemberFields): string[] =>
  Object.keys(fields).filter((key) => fields[key]?.kind === 'image');

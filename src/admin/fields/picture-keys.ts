import type { MemberFields } from '../../schema/kind';

/** Which fields of a group hold a picture of their own. */
export const pictureKeys = (fields: MemberFields): string[] =>
  Object.keys(fields).filter((key) => fields[key]?.kind === 'image');

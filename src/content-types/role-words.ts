import { ROLES, type Role } from '../schema/role';

/** What each role may do, in the words of whoever gives it. */
export const ROLE_WORDS: Readonly<Record<Role, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'Everything, people included' },
  editor: { label: 'Editor', may: 'All content and enquiries' },
  author: { label: 'Author', may: 'Own posts, which an editor publishes' },
};

export const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_WORDS[value].label }));

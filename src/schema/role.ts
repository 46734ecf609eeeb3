/** Roles of staff (column `role` of `staff`, read by every policy). */
export const ROLES = ['owner', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Assumed before the role is known, and in a project without roles: all content, no people. The server decides what is
 * saved.
 */
export const UNKNOWN_ROLE: Role = 'editor';

/** Everybody by default. */
export function isFor(role: Role, { roles }: { roles?: readonly Role[] | undefined }): boolean {
  return !roles || roles.includes(role);
}

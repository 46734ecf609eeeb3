/** What a member of staff may do (the column `role` of `staff`, asked by every policy). */
export const ROLES = ['owner', 'editor', 'author'] as const;
export type Role = (typeof ROLES)[number];

/**
 * How the admin looks as long as nobody knows who is there, and in a project without roles: all content, no people. What
 * is saved is the server's decision.
 */
export const UNKNOWN_ROLE: Role = 'editor';

/** Whether something is for people of this role; what says nothing about roles is for everybody. */
export function isFor(role: Role, { roles }: { roles?: readonly Role[] | undefined }): boolean {
  return !roles || roles.includes(role);
}

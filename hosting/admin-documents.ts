import { ADMIN_PATH, matches } from './entries.ts';

/**
 * The staff app's documents: the same application, and in each what it shows first at the addresses that the document
 * answers. A build writes all of them (build/admin), a development server has the first alone.
 */
export const ADMIN_DOCUMENTS = {
  /** /admin itself, with the form. */
  front: `${ADMIN_PATH}.html`,
  /** Any page below, with its bars and its heading. */
  page: `${ADMIN_PATH}-page.html`,
  /** What stands in front of the admin: one small form. */
  auth: `${ADMIN_PATH}-auth.html`,
} as const;

/** The pages in front of the admin (src/admin/features/feature-pages.tsx). */
const AUTH_PAGES = ['login', 'forgot-password', 'set-password', 'join'];

/** Which document answers a pattern of addresses, the first that fits; hosts' rewrite files say the same. */
export const ADMIN_ANSWERS: readonly (readonly [pattern: string, document: string])[] = [
  [ADMIN_PATH, ADMIN_DOCUMENTS.front],
  ...AUTH_PAGES.map((name) => [`${ADMIN_PATH}/${name}`, ADMIN_DOCUMENTS.auth] as const),
  [`${ADMIN_PATH}/*`, ADMIN_DOCUMENTS.page],
];

/** The document that answers an address of the staff app. */
export function adminDocument(pathname: string): string {
  const [, document] = ADMIN_ANSWERS.find(([pattern]) => matches(pattern, pathname)) ?? [];
  return document ?? ADMIN_DOCUMENTS.page;
}

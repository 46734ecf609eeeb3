import { ADMIN_PATH, matches } from './admin-path.ts';

/**
 * The admin's documents, each prerendered for its addresses (build/admin). A development server has the first only.
 */
export const ADMIN_DOCUMENTS = {
  /** /admin, with the form. */
  front: `${ADMIN_PATH}.html`,
  /** Any page below: bars and heading. */
  page: `${ADMIN_PATH}-page.html`,
  /** Pages before sign-in: one small form. */
  auth: `${ADMIN_PATH}-auth.html`,
} as const;

/** Pages before sign-in (src/admin/features/feature-pages.tsx). */
const AUTH_PAGES = ['login', 'forgot-password', 'set-password', 'join'];

/** Documents by path pattern, first match; also written to the hosts' rewrite files. */
export const ADMIN_ANSWERS: readonly (readonly [pattern: string, document: string])[] = [
  [ADMIN_PATH, ADMIN_DOCUMENTS.front],
  ...AUTH_PAGES.map((name) => [`${ADMIN_PATH}/${name}`, ADMIN_DOCUMENTS.auth] as const),
  [`${ADMIN_PATH}/*`, ADMIN_DOCUMENTS.page],
];

export function adminDocument(pathname: string): string {
  const [, document] = ADMIN_ANSWERS.find(([pattern]) => matches(pattern, pathname)) ?? [];
  return document ?? ADMIN_DOCUMENTS.page;
}

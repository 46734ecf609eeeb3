import { contentTypes } from '../../content-types/registry';
import { allows } from '../../schema/content-type';
import { phrases } from '../../schema/phrases';
import { company } from '../../shared/company';

/** Headings of pages without a content type, by path. */
export const PAGE_HEADINGS = {
  '/admin/login': 'Sign in',
  '/admin/forgot-password': 'Forgotten password',
  '/admin/set-password': 'Set a new password',
  '/admin/join': `Join ${company.get().name}`,
  '/admin/account': 'Your account',
  '/admin/activity': 'Activity',
  '/admin/coming': 'Coming and ending',
  '/admin/numbers': 'Numbers',
  '/admin/pictures': 'Pictures',
  '/admin/site-build': 'Site build',
} as const;

/** Headings that need no record, by path. */
export const headings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    contentTypes.flatMap((schema) => {
      const isCreated = !schema.singleton && allows(schema, 'create');
      return [
        [`/admin/${schema.table}`, phrases.name(schema)],
        ...(isCreated ? [[`/admin/${schema.table}/create`, phrases.createHeading(schema)]] : []),
      ];
    }),
  ),
  ...PAGE_HEADINGS,
};

/** The heading of a path, or of its list. */
export function headingOf(pathname: string): string | undefined {
  let path = pathname;
  while (path && headings[path] === undefined) path = path.slice(0, path.lastIndexOf('/'));
  return headings[path];
}

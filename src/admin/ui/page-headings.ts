import { company } from '../../shared/company';

/** The headings of the pages that belong to no content type, by their address. */
export const PAGE_HEADINGS = {
  '/admin/login': 'Sign in',
  '/admin/forgot-password': 'Forgotten password',
  '/admin/set-password': 'Set a new password',
  '/admin/join': `Join ${company.get().name}`,
  '/admin/account': 'Your account',
  '/admin/activity': 'Activity',
  '/admin/pictures': 'Pictures',
} as const;

import type { PageRow } from '../../content-rows.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { services } from './services.ts';
import { sitemap } from './sitemap.ts';
import { termsOfService } from './terms-of-service.ts';

/** The pages of the specification, as a new site begins with them. */
export const pages: readonly PageRow[] = [
  home,
  about,
  services,
  contact,
  sitemap,
  privacyPolicy,
  termsOfService,
];

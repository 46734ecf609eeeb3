import type { PageRow } from '../../content-rows.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { services } from './services.ts';
import { sitemap } from './sitemap.ts';
import { termsOfService } from './terms-of-service.ts';

/** First content of the specification's pages. */
export const pages: readonly PageRow[] = [
  home,
  about,
  services,
  contact,
  sitemap,
  privacyPolicy,
  termsOfService,
];

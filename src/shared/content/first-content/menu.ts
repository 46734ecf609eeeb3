import type { Written } from '../content-rows.ts';

/** Links of bar and footer (docs/specification.md, 2). */
export const menu: readonly Written<'menu'>[] = [
  { place: 'header', label: 'Home', href: '/' },
  { place: 'header', label: 'About', href: '/about' },
  { place: 'header', label: 'Services', href: '/services' },
  { place: 'header', label: 'Blog', href: '/blog' },
  { place: 'header', label: 'Admin', href: '/admin' },
  { place: 'header', label: 'Contact', href: '/contact' },
  { place: 'footer', label: 'Sitemap', href: '/sitemap' },
  { place: 'footer', label: 'Privacy Policy', href: '/privacy-policy' },
  { place: 'footer', label: 'Terms of Service', href: '/terms-of-service' },
];

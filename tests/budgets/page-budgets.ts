/** kB of JavaScript, gzipped, that a page may load with its first view. */
export const SCRIPT_KB: Readonly<Record<string, number>> = {
  '/': 99.5,
  '/about': 108,
  '/services': 110,
  '/blog': 120,
  '/blog/how-to-lift-common-carpet-stains': 120,
  '/contact': 108,
  '/privacy-policy': 108,
};

export const CSS_KB = 12;

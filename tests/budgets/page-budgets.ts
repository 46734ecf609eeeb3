/** kB of JavaScript, gzipped, that a page may load with its first view. */
export const SCRIPT_KB: Readonly<Record<string, number>> = {
  '/': 95.7,
  '/about': 104,
  '/services': 106,
  '/blog': 116,
  '/blog/how-to-lift-common-carpet-stains': 116,
  '/contact': 104,
  '/privacy-policy': 104,
};

export const CSS_KB = 12;

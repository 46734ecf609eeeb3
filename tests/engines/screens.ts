export const SCREENS = [
  '/',
  '/about',
  '/services#carpet',
  '/blog',
  '/blog/how-to-lift-common-carpet-stains',
  '/contact',
  '/sitemap',
  '/privacy-policy',
  '/no/such/page',
];

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Runs in the page: address, heading, horizontal overflow, broken pictures. */
export function whatIsWrong() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const missing = [...document.images]
    .filter(({ loading, complete }) => loading !== 'lazy' || complete)
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  return {
    path: location.pathname,
    heading: document.querySelectorAll('h1').length,
    sideways: scrollWidth - clientWidth,
    missing: missing.map(({ currentSrc }) => currentSrc.slice(0, 80)),
  };
}

/** The expected result. */
export const fine = (screen: string) => ({
  path: screen.replace(/#.*/, ''),
  heading: 1,
  sideways: 0,
  missing: [],
});

/** Maskable: the mark is within the safe zone (W3C Web Application Manifest). */
const ICON_SIZES = ['192x192', '512x512'];

/**
 * site.webmanifest, with `display: browser`.
 * @param name the company's
 * @param template the visitors' index.html, which has the theme colour
 */
export function webManifest(name: string, template: string): string {
  const [, themeColour] = /<meta name="theme-color" content="([^"]+)"/.exec(template) ?? [];
  return JSON.stringify({
    name,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    theme_color: themeColour,
    background_color: '#ffffff',
    icons: ICON_SIZES.map((sizes) => ({
      src: `/icon-${sizes.split('x')[0]}.png`,
      sizes,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}

import type { PostFacts } from '../../src/site/seo/post-head.ts';

/** A shortened prerendered app shell. */
export function aShell(pattern = '/blog/:slug'): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <title>Blog | Brightwell Cleaning</title>
    <style>h1{color:teal}</style>
    <script type="application/json" id="app-files">["/assets/index-1.js"]</script>
  </head>
  <body><div id="root" data-page="${pattern}"><main>Loading</main></div><script>start()</script></body>
</html>`;
}

export function aPostsFacts(values: Partial<PostFacts> = {}): PostFacts {
  return {
    title: 'Spring Cleaning in the Right Order',
    excerpt: 'Top to bottom, dry before wet.',
    date: 'March 1, 2026',
    image: 'https://abcdefgh.supabase.co/storage/v1/object/public/blog-images/blog/a.jpg',
    category: 'Seasonal Cleaning',
    slug: 'spring-cleaning-in-the-right-order',
    updated_at: '2026-03-01T09:00:00+00:00',
    ...values,
  };
}

/** Open Graph properties (ogp.me) of HTML without scripts, as WhatsApp and Facebook read them. */
export function linkPreview(html: string): Record<string, string | undefined> {
  const property = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    title: property('title'),
    description: property('description'),
    image: property('image'),
    url: property('url'),
    site: property('site_name'),
  };
}

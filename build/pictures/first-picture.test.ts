// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';

const SMALL = Buffer.from('a picture');
const LARGE = Buffer.alloc(50_000);

const PICTURES: Record<string, Buffer> = {
  '/small-480.avif': SMALL,
  '/small-960.avif': SMALL,
  '/large-960.avif': LARGE,
};

const picture = (name: string, attributes = ' fetchPriority="high"') => {
  const srcSet = `/${name}-480.avif 480w, /${name}-960.avif 960w, /${name}-1920.avif 1920w`;
  return (
    `<picture><source media="(width &lt; 48rem)" type="image/avif" srcSet="${srcSet}" sizes="100vw"/>` +
    `<source type="image/avif" srcSet="${srcSet}" sizes="100vw"/><img src="/${name}.webp"${attributes}/></picture>`
  );
};

const LAZY =
  '<picture><source type="image/avif" srcSet="/lazy.avif 480w" sizes="1px"/><img src="/lazy.webp" loading="lazy"/></picture>';

function parse(html: string) {
  const { html: app, preload } = firstPicture(html, (address) => PICTURES[address]);
  const { head, body } = new DOMParser().parseFromString(
    `<head>${preload}</head><body>${app}</body>`,
    'text/html',
  );
  return { app, link: head.querySelector('link'), sources: [...body.querySelectorAll('source')] };
}

describe('the picture of the first view', () => {
  it('is in the page for phones, in the smallest size that is sharp there', () => {
    const { sources } = parse(LAZY + picture('small'));
    const [lazy, phone, others] = sources.map((source) => source.getAttribute('srcset'));
    expect(lazy).toBe('/lazy.avif 480w');
    expect(phone).toBe(`data:image/avif;base64,${SMALL.toString('base64')} 960w`);
    expect(sources[1]?.sizes).toBe('100vw');
    expect(others).toMatch(/^\/small-480.avif 480w/);
  });

  it('is preloaded for all others', () => {
    const { link, sources } = parse(LAZY + picture('small'));
    expect(link?.media).toBe(`not ${sources[1]?.media}`);
    expect(link?.getAttribute('imagesrcset')).toMatch(/^\/small-480.avif 480w/);
    expect(link?.getAttribute('imagesizes')).toBe('100vw');
  });

  it.each(['large', 'unknown'])('is preloaded for phones too when it is %s', (name) => {
    const { app, link } = parse(picture(name));
    expect(app).toBe(picture(name));
    expect(link?.hasAttribute('media')).toBe(false);
  });

  it('is nothing where no picture has priority', () => {
    expect(firstPicture(LAZY, () => SMALL)).toEqual({ html: LAZY, preload: '' });
    expect(parse(picture('small', '')).link).toBeNull();
  });
});

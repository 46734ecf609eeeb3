import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { contentDefaults } from '../../src/shared/content/defaults/content-defaults.ts';
import { PICTURE_SHAPES } from '../../src/site/pictures/content-picture.ts';

const MASTERS = 'src/site/pictures';

const IMPORTED = /\/pictures\/([\w-]+\.webp)\?role=(\w+)$/;

/** The addresses under which the site's own texts name their pictures: "/pictures/carpet.webp". */
const OWN = [
  ...contentDefaults.services.map(({ image }) => image),
  ...contentDefaults.testimonials.map(({ avatar }) => avatar),
  ...contentDefaults.team_members.map(({ image }) => image),
  '/pictures/service-fallback.webp',
  // Of the pages that the site comes with.
  '/pictures/about-hero.webp',
  '/pictures/about-story.webp',
  // Of posts without a picture of their own, by category.
  ...readdirSync(MASTERS)
    .filter((name) => /^blog-.*\.webp$/.test(name))
    .map((name) => `/pictures/${name}`),
].filter((address) => address !== null);

const master = (address: string) => readFileSync(`${MASTERS}/${basename(address)}`);

/** Serves the pictures of the site's own texts under addresses that rows can keep, for the admin to show them. */
export function ownPictures(): Plugin {
  return {
    name: 'own-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = OWN.find((one) => one === request.url?.split('?')[0]);
        if (!address) return next();
        response.setHeader('content-type', 'image/webp');
        response.end(master(address));
      });
    },
    generateBundle() {
      for (const address of OWN) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: master(address) });
      }
    },
  };
}

/** Lets previews of the admin show them from there: its build encodes no picture a second time. */
export function unencodedPictures(): Plugin {
  return {
    name: 'unencoded-pictures',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler(id) {
        const [, file, role = ''] = IMPORTED.exec(id) ?? [];
        if (!file) return undefined;
        const shape = Object.entries(PICTURE_SHAPES).find(([name]) => name === role)?.[1];
        const img = { src: `/pictures/${file}`, ...shape };
        return `export default ${JSON.stringify({ sources: {}, img })};`;
      },
    },
  };
}

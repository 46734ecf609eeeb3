import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { PICTURE_SHAPES } from '../../src/site/pictures/built-pictures.ts';

const MASTERS = 'src/site/pictures';

const IMPORTED = /\/pictures\/([\w-]+\.webp)\?role=(\w+)$/;

const TEXTS = 'src/shared/content/first-content';

/**
 * Addresses of pictures in the first content: "/pictures/carpet.webp". Parsed from files: a change of an import would
 * restart the development server.
 */
function ownAddresses(): string[] {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const texts = files.map((file) => readFileSync(`${TEXTS}/${file}`, 'utf8'));
  const named = texts.join('\n').match(/\/pictures\/[\w-]+\.webp/g) ?? [];
  // Default pictures of posts, by category.
  const ofPosts = readdirSync(MASTERS).filter((name) => /^blog-.*\.webp$/.test(name));
  const others = ['service-fallback.webp', ...ofPosts].map((name) => `/pictures/${name}`);
  return [...new Set([...named, ...others])];
}

const master = (address: string) => readFileSync(`${MASTERS}/${basename(address)}`);

/** Serves built-in pictures at stable addresses, which rows store. */
export function ownPictures(): Plugin {
  return {
    name: 'own-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const address = path.startsWith('/pictures/') && ownAddresses().find((one) => one === path);
        if (!address) return next();
        response.setHeader('content-type', 'image/webp');
        response.end(master(address));
      });
    },
    generateBundle() {
      for (const address of ownAddresses()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: master(address) });
      }
    },
  };
}

/** Makes the admin's build use those addresses instead of encoding pictures again. */
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

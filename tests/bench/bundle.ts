import { gzipSync } from 'node:zlib';
import { builtFile, builtPage } from '../pages/built-pages.ts';

/** `npm run bench`: what the pages bring and name, compressed with gzip, in kilobytes (design, section 4: budgets). */
const FILES = [
  '/index.html',
  '/services.html',
  '/blog.html',
  '/blog/how-to-lift-common-carpet-stains.html',
  '/contact.html',
];

const kB = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 100) / 10;
const sum = (figures: number[]) => Math.round(figures.reduce((a, b) => a + b, 0) * 10) / 10;

const table = FILES.map((file) => {
  const { html, document, path } = builtPage(file);
  const scripts = [...document.querySelectorAll('link[data-app]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  return {
    page: path,
    HTML: kB(html),
    'CSS in it': kB(styles.join('')),
    JavaScript: sum(scripts.map((script) => kB(builtFile(script)))),
    'script files': scripts.length,
  };
});
console.log(
  '\nWhat a page brings (HTML, CSS) and starts after its first paint (JavaScript), kB gzip',
);
console.table(table);

import { gzipSync } from 'node:zlib';
import { appFiles } from '../support/app-files.ts';
import { builtFile, builtPage } from '../pages/built-pages.ts';
import { reportMeasures } from './report.ts';

/** Gzipped kilobytes of a page (HTML, CSS) and of the scripts that start after its first paint. */
const PAGES = [
  { file: '/index.html', goal: 98 },
  { file: '/services.html', goal: 108 },
  { file: '/blog.html', goal: 120 },
  { file: '/blog/how-to-lift-common-carpet-stains.html', goal: 120 },
  { file: '/contact.html', goal: 108 },
];
const CSS_GOAL = 12;

const kB = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 100) / 10;
const sum = (figures: number[]) => Math.round(figures.reduce((a, b) => a + b, 0) * 10) / 10;

reportMeasures(
  PAGES.flatMap(({ file, goal }) => {
    const { html, document, path } = builtPage(file);
    const scripts = appFiles(document);
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    return [
      { measure: `${path}: HTML`, today: kB(html), unit: 'kB' as const },
      {
        measure: `${path}: CSS in it`,
        today: kB(styles.join('')),
        unit: 'kB' as const,
        goal: CSS_GOAL,
      },
      {
        measure: `${path}: script, ${scripts.length} files`,
        today: sum(scripts.map((script) => kB(builtFile(script)))),
        unit: 'kB' as const,
        goal,
      },
    ];
  }),
);

import { gzipSync } from 'node:zlib';
import { appFiles } from '../support/app-files.ts';
import { CSS_KB, SCRIPT_KB } from '../budgets/page-budgets.ts';
import { builtFile, builtPage } from '../pages/built-pages.ts';
import { reportMeasures } from './report.ts';

/** Gzipped kilobytes of a page (HTML, CSS) and of the scripts that start after its first paint. */
const kB = (text: string) => Math.round(gzipSync(text, { level: 9 }).length / 100) / 10;
const sum = (figures: number[]) => Math.round(figures.reduce((a, b) => a + b, 0) * 10) / 10;

reportMeasures(
  Object.entries(SCRIPT_KB).flatMap(([path, goal]) => {
    const { html, document } = builtPage(path === '/' ? '/index.html' : `${path}.html`);
    const scripts = appFiles(document);
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    return [
      { measure: `${path}: HTML`, today: kB(html), unit: 'kB' as const },
      {
        measure: `${path}: CSS in it`,
        today: kB(styles.join('')),
        unit: 'kB' as const,
        goal: CSS_KB,
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

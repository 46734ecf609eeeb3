import axeFile from 'axe-core/axe.min.js?url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { PageFinding } from './finding';
import { picturesBehindText } from './picture-contrast';

type FrameWindow = Window & {
  axe?: { run: (context: Element, options: RunOptions) => Promise<AxeResults> };
};

/**
 * axe's rules on content; the site's components pass all rules in tests. Run one by one, so that a key waits for one at
 * most.
 */
const RULES: Readonly<Record<string, string>> = {
  'color-contrast': 'This text is hard to read on its background.',
  'link-name': 'A link has no words.',
  'link-in-text-block': 'A link cannot be told from the words around it.',
  'empty-heading': 'A heading has no words.',
  'empty-table-header': 'The heading of a column or a row is empty.',
  'scope-attr-valid': 'The heading of a table does not say what it is for.',
  'td-headers-attr': 'A cell of a table names a heading that is not there.',
  'th-has-data-cells': 'A heading of a table has nothing below or beside it.',
  'table-duplicate-name': 'A table’s caption and summary say the same.',
  'image-redundant-alt': 'What a picture shows is said again beside it.',
  'frame-title': 'An embedded player has no name.',
  'valid-lang': 'A part says that it is in a language that there is not.',
  list: 'A list holds something that is no point of it.',
  'definition-list': 'A list of terms holds something else.',
};

const CONTRAST = 'color-contrast';

/** axe's findings in a preview; loads axe into the frame first. */
export async function axeFindings(
  page: Document,
  pause: () => Promise<void>,
): Promise<PageFinding[]> {
  const view = page.defaultView as FrameWindow;
  const root = page.getElementById('root');
  if (!view.axe) await load(page);
  const found: PageFinding[] = [];
  for (const [rule, words] of Object.entries(RULES)) {
    await pause();
    if (!root || !view.axe) break;
    const { violations, incomplete } = await view.axe.run(root, {
      runOnly: { type: 'rule', values: [rule] },
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      // Of thousands of elements they take ten seconds.
      selectors: false,
      iframes: false,
      preload: false,
    });
    for (const { element } of violations.flatMap(({ nodes }) => nodes)) {
      if (element) found.push({ rule, element, words, isSerious: rule === CONTRAST });
    }
    if (rule !== CONTRAST) continue;
    const undecided = incomplete
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ element }) => element ?? []);
    found.push(...(await picturesBehindText(root, undecided, pause)));
  }
  return found;
}

function load(page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = axeFile;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('axe could not be fetched'));
    page.head.append(script);
  });
}

import type { CompanyWords } from '../../data/use-company';
import { plain } from '../../../schema/kind';
import { kindOf } from '../../../schema/kinds';
import { formatLondonTime, londonDay } from '../../../shared/time/london-time';
import { capitalise, fieldsOf } from '../../../schema/content-type';
import { saveFile } from '../../ui/save-file';
import type { PersonalRecord } from './personal-records';

/** Saves a person's data as an HTML page, with the columns' names for programs. */
export function savePersonFile(
  name: string,
  records: readonly PersonalRecord[],
  company: CompanyWords,
): void {
  const now = new Date();
  const page = document.implementation.createHTMLDocument(`What is kept of ${name}`);
  const add = (parent: Element, tag: string, text = '') => {
    const element = parent.appendChild(page.createElement(tag));
    // As text, because visitors wrote it.
    element.textContent = text;
    return element;
  };
  page.documentElement.lang = 'en-GB';
  add(page.head, 'meta').setAttribute('charset', 'utf-8');
  add(
    page.head,
    'style',
    'body{font:1rem/1.5 sans-serif;margin:2rem;max-width:45rem}dd{white-space:pre-wrap}dt{font-weight:bold}',
  );
  add(page.body, 'h1', `What is kept of ${name}`);
  add(page.body, 'p', `Kept by ${company.legal_name}, as of ${formatLondonTime(now)}.`);
  for (const { type, record } of records) {
    const received = formatLondonTime(String(record.created_at));
    add(page.body, 'h2', `${capitalise(type.words.singular)}, ${received}`);
    const list = add(page.body, 'dl');
    for (const [column, field] of fieldsOf(type)) {
      const value = record[column];
      if (plain.isBlank(value)) continue;
      add(list, 'dt', field.label);
      add(list, 'dd', kindOf(field).toText(value, field)).setAttribute('data-column', column);
    }
  }
  const html = `<!doctype html>${page.documentElement.outerHTML}`;
  saveFile(`records of ${name} ${londonDay(now)}.html`, html, 'text/html');
}

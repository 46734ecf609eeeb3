import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesLike = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(existsSync);

const read = (file: string) => readFileSync(file, 'utf8');

/** The name that GitHub gives a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(filesLike('*.md'))('%s', (document) => {
  it('leads to files and headings that are there', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)];
    const dead = links.flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const file = path ? join(dirname(document), path) : document;
      const isThere = existsSync(file) && (!anchor || anchorsIn(file).includes(anchor));
      return isThere ? [] : [link];
    });
    expect(dead).toEqual([]);
  });

  // The log tells of what was, and the local backend makes a folder of its own.
  it.skipIf(document === 'CHANGELOG.md')(
    'names files that are there, or says what is in them',
    () => {
      const text = read(document);
      const named = [
        ...text.matchAll(/`((?:src|build|hosting|scripts|supabase|tests|docs)\/[\w./-]+)`/g),
      ].map(([, path = '']) => path);
      const isWritten = (path: string) => text.includes(`\`${path}\`\n\n\`\`\``);
      const missing = named.filter(
        (path) => !existsSync(path) && !isWritten(path) && path !== 'supabase/.temp',
      );
      expect(missing).toEqual([]);
    },
  );
});

it('cites decisions that are there, in comments', () => {
  const cited = filesLike('*.ts', '*.tsx', '*.sql')
    .flatMap((file) => [...read(file).matchAll(/docs\/decisions\/(\d{3})/g)])
    .map(([, number = '']) => number);
  const decisions = filesLike('docs/decisions').join('\n');
  expect(cited.filter((number) => !decisions.includes(`/${number}-`))).toEqual([]);
});

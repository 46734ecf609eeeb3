// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fittingChanges, type UnsavedChanges } from './parse-changes';
import {
  forgetRecord,
  forgetSaved,
  keepChanges,
  listChanges,
  removeChanges,
} from './stored-changes';

const NOW = Date.UTC(2026, 0, 31);
const DAY = 24 * 60 * 60 * 1000;
const typed = (id: string, savedAt = NOW, name = 'blog_posts/create'): UnsavedChanges => ({
  version: 1,
  name,
  id,
  savedAt,
  values: { title: id },
  pictures: {},
});

function keep(changes: UnsavedChanges) {
  vi.setSystemTime(changes.savedAt);
  keepChanges(changes, changes.values);
}

const COLUMNS = ['title', 'category', 'excerpt', 'content', 'image'];
const stored = (values: object) => JSON.stringify({ ...typed('x'), ...values });

describe('unsaved changes in this browser', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('are listed newest first, those of one form only', () => {
    keep(typed('older', NOW - 1));
    keep(typed('newer'));
    keep(typed('other', NOW, 'blog_posts/7'));
    expect(listChanges('blog_posts/create', NOW).map(({ id }) => id)).toEqual(['newer', 'older']);
  });

  it('are thrown away after thirty days', () => {
    keep(typed('old', NOW - 30 * DAY));
    expect(listChanges('blog_posts/create', NOW)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '',
    'null',
    '{"version":2,"savedAt":1,"values":{},"pictures":{}}',
    '{"version":1}',
    '{',
    stored({ values: null }),
    stored({ values: [] }),
    stored({ pictures: null }),
    stored({ pictures: { image: { name: 'x' } } }),
    stored({ savedAt: 1e300 }),
    stored({ savedAt: -1 }),
    stored({ savedAt: '2026' }),
    stored({ id: 'y' }),
    stored({ name: 'blog_posts/7' }),
  ])('are thrown away when they read %j', (text) => {
    localStorage.setItem('draft:blog_posts/create:x', text);
    expect(listChanges('blog_posts/create', NOW)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('go with the record that they were typed about', () => {
    keep(typed('first', NOW, 'blog_posts/7'));
    keep(typed('second', NOW, 'blog_posts/7'));
    keep(typed('other', NOW, 'blog_posts/8'));
    forgetRecord('blog_posts', 7);
    expect(Object.keys(localStorage)).toEqual(['draft:blog_posts/8:other']);
  });

  it('go once they are saved, if nothing else was typed', () => {
    const picture = (title: string) => ({ rawFile: new File([], title), src: '', title });
    const row = { title: 'Ovens', parts: [{ image: picture('hob.jpg') }], image: picture('a.jpg') };
    keepChanges({ name: 'pages/create', id: 'saved' }, row);
    keepChanges({ name: 'pages/create', id: 'typed on' }, { ...row, title: 'Ovens and hobs' });
    keepChanges({ name: 'pages/create', id: 'chosen on' }, { ...row, image: picture('b.jpg') });
    forgetSaved('pages/create', { ...row, published_at: 'now' });
    const left = listChanges('pages/create').map(({ id }) => id);
    expect(left.sort()).toEqual(['chosen on', 'typed on']);
  });

  it('are offered without what the form has no field for or no input can hold', () => {
    const values = { title: 'Kept', excerpt: null, content: ['x'], category: {}, no_column: 'x' };
    const offered = fittingChanges({ ...typed('x'), values }, COLUMNS);
    expect(offered?.values).toEqual({ title: 'Kept', excerpt: null });
    expect(fittingChanges({ ...typed('x'), values: { content: {} } }, COLUMNS)).toBeUndefined();
  });

  it('are not kept by a full or blocked storage, which breaks nothing', () => {
    for (const method of ['setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    expect(() => keepChanges(typed('x'), { title: 'x' })).not.toThrow();
    expect(() => removeChanges(typed('x'))).not.toThrow();
  });
});

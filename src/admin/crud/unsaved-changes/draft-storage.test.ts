// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listDrafts, removeDraft, writeDraft } from './draft-storage';
import type { Draft } from './parse-draft';
import { fittingDraft } from './parse-draft';

const NOW = Date.UTC(2026, 0, 31);
const DAY = 24 * 60 * 60 * 1000;
const draft = (id: string, savedAt = NOW, name = 'blog_posts/create'): Draft => ({
  version: 1,
  name,
  id,
  savedAt,
  values: { title: id },
  pictures: {},
});

const COLUMNS = ['title', 'category', 'excerpt', 'content', 'image'];
const stored = (values: object) => JSON.stringify({ ...draft('x'), ...values });

describe('drafts in this browser', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('are listed newest first, those of one form only', () => {
    writeDraft(draft('older', NOW - 1));
    writeDraft(draft('newer'));
    writeDraft(draft('other', NOW, 'blog_posts/7'));
    expect(listDrafts('blog_posts/create', NOW).map(({ id }) => id)).toEqual(['newer', 'older']);
  });

  it('are thrown away after thirty days', () => {
    writeDraft(draft('old', NOW - 30 * DAY));
    expect(listDrafts('blog_posts/create', NOW)).toEqual([]);
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
    expect(listDrafts('blog_posts/create', NOW)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('are offered without what the form has no field for or no input can hold', () => {
    const values = { title: 'Kept', excerpt: null, content: ['x'], category: {}, no_column: 'x' };
    const offered = fittingDraft({ ...draft('x'), values }, COLUMNS);
    expect(offered?.values).toEqual({ title: 'Kept', excerpt: null });
    expect(fittingDraft({ ...draft('x'), values: { content: {} } }, COLUMNS)).toBeUndefined();
  });

  it('are not kept by a full or blocked storage, which breaks nothing', () => {
    for (const method of ['setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    expect(writeDraft(draft('x'))).toBe(false);
    expect(() => removeDraft(draft('x'))).not.toThrow();
  });
});

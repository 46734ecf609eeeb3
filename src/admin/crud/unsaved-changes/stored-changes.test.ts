// @vitest-environment jsdom
import type { Session } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blogPosts } from '../../../content-types/blog-posts';
import { noteSession, signOut } from '../../data/session';
import { fittingChanges, type UnsavedChanges } from './parse-changes';
import { restoredValues } from './restored-values';
import {
  forgetRecord,
  forgetSaved,
  isAllKept,
  keepChanges,
  listChanges,
  ownChanges,
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
});

const picture = (title: string) => ({ rawFile: new File([], title), src: '', title });

function keep(changes: UnsavedChanges) {
  vi.setSystemTime(changes.savedAt);
  keepChanges(changes, changes.values);
}

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
    expect(listChanges('blog_posts/create').map(({ id }) => id)).toEqual(['newer', 'older']);
  });

  it('are discarded after thirty days', () => {
    keep(typed('old', NOW - 30 * DAY));
    vi.setSystemTime(NOW);
    expect(listChanges('blog_posts/create')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '',
    'null',
    `{"version":2,"savedAt":${NOW},"values":{},"pictures":{}}`,
    '{"version":1}',
    '{',
  ])('are discarded when they read %j', (text) => {
    localStorage.setItem('draft:blog_posts/create:x', text);
    expect(listChanges('blog_posts/create')).toEqual([]);
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
    const offered = fittingChanges({ ...typed('x'), values }, blogPosts);
    expect(offered?.values).toEqual({ title: 'Kept', excerpt: null });
    expect(fittingChanges({ ...typed('x'), values: { content: {} } }, blogPosts)).toBeUndefined();
  });

  it('are offered to whoever typed them, and to nobody who signs in next', async () => {
    // Test files share the module that remembers who was last.
    await signOut('local');
    const signIn = (id: string) =>
      noteSession('SIGNED_IN', { user: { id }, access_token: '' } as Session);
    keep(typed('before anybody signed in', Date.now()));
    signIn('ada');
    keep(typed('by Ada', Date.now()));
    noteSession('SIGNED_OUT', null);
    keep(typed('by Ada, whose session has ended', Date.now()));
    signIn('bob');
    keep(typed('by Bob', Date.now()));
    const own = ownChanges().map(({ id }) => id);
    expect(own.sort()).toEqual(['before anybody signed in', 'by Bob']);
    signIn('ada');
    expect(ownChanges()).toHaveLength(3);
  });

  it('keep the place of a file that was chosen inside a section, a group or a list', () => {
    const sections = [{ id: 's', type: 'hero', image: picture('hob.jpg') }];
    const gallery = [{ src: picture('sink.jpg'), alt: 'A sink' }];
    keepChanges({ name: 'pages/7', id: 'x' }, { sections, gallery, file: picture('list.pdf') });
    const [kept] = listChanges('pages/7');
    expect(kept?.values).toEqual({
      sections: [{ id: 's', type: 'hero', image: { $file: expect.any(String), title: 'hob.jpg' } }],
      gallery: [{ src: { $file: expect.any(String), title: 'sink.jpg' }, alt: 'A sink' }],
      file: { $file: expect.any(String), title: 'list.pdf' },
    });
  });

  it('leave what is stored where the file of another one could not be kept', async () => {
    const replacing = { ...picture('new.jpg'), replaces: '/published.jpg' };
    const hero = { id: 's', type: 'hero', image: replacing };
    const added = { id: 't', type: 'hero', image: picture('added.jpg') };
    const kept = keepChanges({ name: 'pages/7', id: 'x' }, { sections: [added, hero] });
    const { values, missing } = await restoredValues(kept);
    expect(values).toMatchObject({
      sections: [
        { id: 't', image: null },
        { id: 's', image: '/published.jpg' },
      ],
    });
    expect(missing.sort()).toEqual(['added.jpg', 'new.jpg']);
  });

  it('are not kept by a full or blocked storage, which breaks nothing and is said', async () => {
    keepChanges(typed('x'), { image: picture('hob.jpg') });
    // jsdom has no database for files.
    await expect.poll(() => isAllKept.get()).toBe(false);
    for (const method of ['setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    }
    expect(() => keepChanges(typed('x'), { title: 'x' })).not.toThrow();
    expect(isAllKept.get()).toBe(false);
    expect(() => removeChanges(typed('x'))).not.toThrow();
    vi.restoreAllMocks();
    keepChanges(typed('x'), { title: 'x' });
    await expect.poll(() => isAllKept.get()).toBe(true);
  });
});

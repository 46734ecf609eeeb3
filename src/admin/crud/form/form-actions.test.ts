import { expect, it } from 'vitest';
import { pages } from '../../../content-types/pages';
import type { Role } from '../../../schema/role';
import type { Draft } from '../../data/draft';
import { formActions } from './form-actions';

const draft = (publish_at: string | null = null) => ({ publish_at }) as Draft;

it.each<[string, Role, object, string[]]>([
  ['an editor, of a public page', 'editor', {}, ['Save changes', 'Save as a draft', 'Withdraw']],
  ['of one that stays public', 'editor', { isFixed: true }, ['Save changes', 'Save as a draft']],
  [
    'of its draft',
    'editor',
    { draft: draft() },
    ['Publish the changes', 'Save draft', 'Publish them on…'],
  ],
  [
    'of a draft that waits for a review',
    'editor',
    { draft: draft(), isWaiting: true },
    ['Publish the changes', 'Save draft', 'Publish them on…', 'Back to the author'],
  ],
  [
    'of a scheduled draft',
    'editor',
    { draft: draft('2999-01-01T00:00:00Z') },
    ['Publish the changes', 'Save draft', 'Change the time…', 'Unschedule'],
  ],
  ['an author, of a public page', 'author', {}, ['Ready for review', 'Save as a draft']],
  ['of its draft', 'author', { draft: draft() }, ['Ready for review', 'Save draft']],
  [
    'of a draft that waits',
    'author',
    { draft: draft(), isWaiting: true },
    ['Save changes', 'Take back'],
  ],
  ['of a scheduled draft', 'author', { draft: draft('2999-01-01T00:00:00Z') }, []],
  ['of another’s page', 'author', { mayDraft: false }, []],
])('offers %s', (_what, role, state, labels) => {
  const record = { end: null, isWaiting: false, isFixed: false, mayDraft: true, draft: undefined };
  const actions = formActions(pages, 'edit', { ...record, state: 'published', ...state }, role);
  expect(actions.map(({ label }) => label)).toEqual(labels);
});

it('keeps an author’s changes in the draft that there is, though its page was withdrawn', () => {
  const state = { end: null, isWaiting: false, isFixed: false, mayDraft: false, draft: draft() };
  const actions = formActions(pages, 'edit', { ...state, state: 'draft' }, 'author');
  expect(actions.map(({ step }) => step?.draft)).toEqual(['save', 'save']);
});

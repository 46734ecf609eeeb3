import { aPost } from '../../support/posts.ts';
import { EVERYONE, WRITERS, type Action } from './action.ts';
import { tableActions } from './table.ts';

export const POST_ACTIONS: readonly Action[] = tableActions({
  table: 'blog_posts',
  record: 'a post',
  row: () => ({ ...aPost() }),
  change: ['title', 'Changed'],
  readers: EVERYONE,
  writers: WRITERS,
  // Authors add drafts (actions/authors.ts).
  adders: [...WRITERS, 'author'],
});

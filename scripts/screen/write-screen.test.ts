import { expect, it } from 'vitest';
import { writeScreen } from './write-screen.ts';

it.each<[string, RegExp]>([
  ['', /Name a content type first/],
  ['jobs', /There are blog_posts,/],
  ['staff enquiries', /One content type at a time/],
  ['blog_posts --list /articles', /has screens of its own/],
  ['enquiries --list /asked', /tells of people/],
  ['staff --list careers', /"careers" is no address: write one such as \/careers/],
])('what cannot be shown is refused in words: %s', async (words, sentence) => {
  await expect(writeScreen(words.split(' '), new Date())).rejects.toThrow(sentence);
});

import { expect, it } from 'vitest';
import { writeSection } from './write-section.ts';

it.each([[['package', 'title:text!']], [['offer', 'title:text!', 'new:boolean']]])(
  'a section that TypeScript could not name is refused: %s',
  async (words) => {
    await expect(writeSection(words)).rejects.toThrow(/keeps the word "(package|new)" to itself/);
  },
);

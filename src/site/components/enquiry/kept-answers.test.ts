// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetAnswers, keepAnswers, keptAnswers, returnAnswers } from './kept-answers';

afterEach(forgetAnswers);

function formWith(name: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name" value="${name}">`;
  return form;
}

it('an empty form beside another takes nothing of its answers', () => {
  const offered = keptAnswers();
  keepAnswers(formWith('Ada'), offered);
  keepAnswers(formWith(''), offered);
  expect(keptAnswers()).toEqual({ name: 'Ada' });
});

it('what is emptied stays empty', () => {
  keepAnswers(formWith('Ada'));
  keepAnswers(formWith(''), keptAnswers());
  expect(keptAnswers()).toEqual({ name: '' });
});

it('what was sent in vain comes back to the form that is here, where nothing is newer', () => {
  const here = formWith('');
  here.insertAdjacentHTML('beforeend', '<textarea name="message">Newer</textarea>');
  document.body.replaceChildren(here);
  const left = formWith('Ada');
  left.insertAdjacentHTML('beforeend', '<textarea name="message">Older</textarea>');
  returnAnswers(left);
  expect(Object.fromEntries(new FormData(here))).toEqual({ name: 'Ada', message: 'Newer' });
});

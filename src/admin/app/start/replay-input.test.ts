// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replayInput } from './replay-input';

const FORM = `<form>
  <label>Title <input name="title" /></label>
  <textarea rows="3" name="excerpt"></textarea>
  <textarea></textarea>
  <button type="button">Save draft</button>
</form>`;

let written: HTMLElement;
let application: HTMLElement;
beforeEach(() => {
  written = document.createElement('div');
  written.innerHTML = FORM;
  application = document.createElement('div');
  application.innerHTML = `<input name="other" />${FORM}`;
  document.body.replaceChildren(written);
  window.earlyClick = undefined;
});
afterEach(() => document.body.replaceChildren());

const inside = <Part extends HTMLElement>(selector: string, container = application) =>
  container.querySelector<Part>(selector) as Part;
const replace = () => written.replaceWith(application);

it('takes what was typed to the field of the same name, and tells the application', () => {
  const heard: string[] = [];
  application.addEventListener('input', (event) =>
    heard.push((event.target as HTMLInputElement).name),
  );
  inside<HTMLInputElement>('[name=title]', written).value = 'Ovens';
  inside<HTMLTextAreaElement>('textarea:not([name])', written).value = 'First line';
  replayInput(written, application, replace);
  expect(inside<HTMLInputElement>('[name=title]').value).toBe('Ovens');
  expect(inside<HTMLTextAreaElement>('textarea:not([name])').value).toBe('First line');
  expect(inside<HTMLInputElement>('[name=other]').value).toBe('');
  expect(heard).toEqual(['title', '']);
});

it('keeps the focus and the caret', () => {
  const excerpt = inside<HTMLTextAreaElement>('[name=excerpt]', written);
  excerpt.value = 'Dab, not rub';
  excerpt.focus();
  excerpt.setSelectionRange(3, 5);
  replayInput(written, application, replace);
  const live = inside<HTMLTextAreaElement>('[name=excerpt]');
  expect(document.activeElement).toBe(live);
  expect([live.selectionStart, live.selectionEnd]).toEqual([3, 5]);
});

it('keeps the focus where the skip link has led', () => {
  const main = (text: string) => `<main tabindex="-1">${text}</main>`;
  written.innerHTML = main('The form.');
  application.innerHTML = main('The form, and a notice.');
  inside('main', written).focus();
  replayInput(written, application, replace);
  expect(document.activeElement).toBe(inside('main'));
});

it('gives the focus to the field that a page is there for, unless somebody has put it elsewhere', () => {
  const field = inside<HTMLInputElement>('[name=title]');
  field.setAttribute('data-takes-focus', 'true');
  replayInput(written, application, replace);
  expect(document.activeElement).toBe(field);
});

it('presses the button that was pressed too early, after all is filled in', () => {
  const title = inside<HTMLInputElement>('[name=title]', written);
  title.value = 'Ovens';
  window.earlyClick = inside<HTMLButtonElement>('button', written);
  let saved = '';
  inside('button').addEventListener('click', () => {
    saved = inside<HTMLInputElement>('[name=title]').value;
  });
  replayInput(written, application, replace);
  expect(saved).toBe('Ovens');
});

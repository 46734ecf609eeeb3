// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { listenToPreview, roveTabIndex } from './preview-events';

it('leads through the texts by arrows, and leaves the browser its own keys', () => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = '<h1 data-edit="title">Spring</h1><p data-edit="excerpt">Soon</p>';
  const nothing = () => undefined;
  const handlers = { mark: nothing, nameOf: () => '', open: vi.fn(), leave: nothing };
  const { stop } = listenToPreview(document, handlers);
  roveTabIndex(document);
  const press = (key: string, modifiers?: KeyboardEventInit) => {
    const init = { key, bubbles: true, cancelable: true, ...modifiers };
    return !(document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', init),
    );
  };
  expect(press('ArrowRight')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Soon');
  expect(press('ArrowLeft', { altKey: true })).toBe(false);
  expect(press('Enter', { ctrlKey: true })).toBe(false);
  expect(document.activeElement?.textContent).toBe('Soon');
  expect(handlers.open).not.toHaveBeenCalled();
  expect(press('ArrowLeft')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Spring');
  stop();
});

it('keeps the focused text as the stop when texts before it are added', () => {
  document.body.innerHTML = '<p data-edit="excerpt" tabindex="0">Soon</p>';
  const text = document.querySelector('p');
  text?.focus();
  text?.removeAttribute('tabindex');
  text?.insertAdjacentHTML('beforebegin', '<h1 data-edit="title">Spring</h1>');
  roveTabIndex(document);
  expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([text]);
});

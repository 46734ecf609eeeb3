// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberInput } from './replay';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Fields() {
  const [words, setWords] = useState('');
  return (
    <form>
      <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
      <output>{words}</output>
      <textarea aria-label="Message" />
      <select aria-label="Service" defaultValue="">
        <option value="">Select a service</option>
        <option>Carpet Cleaning</option>
      </select>
    </form>
  );
}

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = renderToString(<Fields />);
  document.body.replaceChildren(container);
});

const field = <Element extends HTMLElement>(label: string) =>
  container.querySelector<Element>(`[aria-label="${label}"]`) as Element;

describe('what was typed before React arrived', () => {
  it('is in the fields, and React knows of it', async () => {
    field<HTMLInputElement>('Search').value = 'oven';
    field<HTMLTextAreaElement>('Message').value = 'Two rooms';
    field<HTMLSelectElement>('Service').value = 'Carpet Cleaning';
    const replay = rememberInput(container);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    await act(async () => replay());
    expect(container.querySelector('output')?.textContent).toBe('oven');
    expect(field<HTMLInputElement>('Search').value).toBe('oven');
    expect(field<HTMLTextAreaElement>('Message').value).toBe('Two rooms');
    expect(field<HTMLSelectElement>('Service').value).toBe('Carpet Cleaning');
  });

  it('is what was typed last, also while React was taking over', async () => {
    const replay = rememberInput(container);
    const search = field<HTMLInputElement>('Search');
    search.focus();
    search.value = 'oven';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    search.setSelectionRange(2, 2);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    await act(async () => replay());
    expect(container.querySelector('output')?.textContent).toBe('oven');
    expect(search.selectionStart).toBe(2);
  });

  it('is in the fields of a page that React draws anew, and so is the focus', () => {
    field('Message').focus();
    field<HTMLTextAreaElement>('Message').value = 'Two';
    const replay = rememberInput(container);
    container.innerHTML = renderToString(<Fields />);
    replay();
    expect(document.activeElement).toBe(field('Message'));
    expect(field<HTMLTextAreaElement>('Message').value).toBe('Two');
  });

  it('is left as it is where nobody has typed', () => {
    const heard: Event[] = [];
    container.addEventListener('input', (event) => heard.push(event));
    rememberInput(container)();
    expect(heard).toEqual([]);
  });
});

it('presses a button that was pressed too early, once everything is filled in', () => {
  container.insertAdjacentHTML('beforeend', '<button type="button">Send</button>');
  const search = field<HTMLInputElement>('Search');
  search.value = 'oven';
  const button = container.querySelector('button') as HTMLButtonElement;
  let sent = '';
  button.addEventListener('click', () => (sent = search.value));
  window.earlyClick = button;
  rememberInput(container)();
  expect(sent).toBe('oven');
  expect(window.earlyClick).toBeNull();
});

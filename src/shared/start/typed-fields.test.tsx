// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterFields, typedFields } from './typed-fields';

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
  it('is nothing while the fields are as the page gave them', () => {
    expect(typedFields(container)).toEqual([]);
  });

  it('is in the fields, and React knows of it', async () => {
    field<HTMLInputElement>('Search').value = 'oven';
    field<HTMLTextAreaElement>('Message').value = 'Two rooms';
    field<HTMLSelectElement>('Service').value = 'Carpet Cleaning';
    const typed = typedFields(container);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    await act(async () => enterFields(container, typed));
    expect(container.querySelector('output')?.textContent).toBe('oven');
    expect(field<HTMLInputElement>('Search').value).toBe('oven');
    expect(field<HTMLTextAreaElement>('Message').value).toBe('Two rooms');
    expect(field<HTMLSelectElement>('Service').value).toBe('Carpet Cleaning');
  });

  it('keeps the focus', () => {
    field('Message').focus();
    field<HTMLTextAreaElement>('Message').value = 'Two';
    const typed = typedFields(container);
    container.innerHTML = renderToString(<Fields />);
    enterFields(container, typed);
    expect(document.activeElement).toBe(field('Message'));
    expect(field<HTMLTextAreaElement>('Message').value).toBe('Two');
  });
});

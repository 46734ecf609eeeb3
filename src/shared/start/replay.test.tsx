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
    const { replay } = rememberInput(container);
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
    const { noteOnceMore, replay } = rememberInput(container);
    const search = field<HTMLInputElement>('Search');
    search.focus();
    search.value = 'oven';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    search.setSelectionRange(2, 2);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    noteOnceMore();
    await act(async () => replay());
    expect(container.querySelector('output')?.textContent).toBe('oven');
    expect(search.selectionStart).toBe(2);
  });

  it('is what stood there before a form reset itself, and so is the caret', async () => {
    const search = field<HTMLInputElement>('Search');
    search.focus();
    search.value = 'oven';
    const { noteOnceMore, replay } = rememberInput(container);
    search.setSelectionRange(1, 1);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    noteOnceMore();
    search.value = '';
    await act(async () => replay());
    expect(search.value).toBe('oven');
    expect(search.selectionStart).toBe(1);
  });

  it('is in the fields of a page that React draws anew, and so is the focus', () => {
    field('Message').focus();
    field<HTMLTextAreaElement>('Message').value = 'Two';
    const { replay } = rememberInput(container);
    container.innerHTML = renderToString(<Fields />);
    replay();
    expect(document.activeElement).toBe(field('Message'));
    expect(field<HTMLTextAreaElement>('Message').value).toBe('Two');
  });

  it('is left as it is where nobody has typed', () => {
    const heard: Event[] = [];
    container.addEventListener('input', (event) => heard.push(event));
    rememberInput(container).replay();
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
  rememberInput(container).replay();
  expect(sent).toBe('oven');
  expect(window.earlyClick).toBeNull();
});

it('presses the button of the same name on a page that React has drawn anew, and no other', () => {
  const buttons = '<button>Menu</button><button aria-label="Light or dark"></button>';
  let pressed = '';
  for (const anew of [buttons, '<button>Delete</button><button>Menu</button>']) {
    container.innerHTML = buttons;
    window.earlyClick = container.querySelector('[aria-label]') as HTMLButtonElement;
    const { replay } = rememberInput(container);
    container.innerHTML = anew;
    for (const button of container.querySelectorAll('button'))
      button.addEventListener('click', () => (pressed += button.ariaLabel ?? button.textContent));
    replay();
  }
  expect(pressed).toBe('Light or dark');
});

it('presses what was pressed while React drew the page anew, and not what React has heard itself', () => {
  container.innerHTML = '<button>Menu</button>';
  const old = container.querySelector('button') as HTMLButtonElement;
  let presses = 0;
  const { replay } = rememberInput(container);
  window.earlyClick = old;
  container.innerHTML = '<button>Menu</button>';
  const anew = container.querySelector('button') as HTMLButtonElement;
  anew.addEventListener('click', () => presses++);
  replay();
  expect(presses).toBe(1);

  const next = rememberInput(container);
  window.earlyClick = anew;
  anew.click();
  next.replay();
  expect(presses).toBe(2);
});

it('presses nothing again after what React has heard since, as one tab after another', () => {
  container.innerHTML = '<button>Residential</button><button>Commercial</button>';
  const [residential, commercial] = container.querySelectorAll('button');
  let selected = '';
  container.addEventListener('click', ({ target }) => {
    selected = (target as Element).textContent;
  });
  window.earlyClick = residential;
  const { replay } = rememberInput(container);
  // As the starter does, whose listener goes on until React has the page.
  window.earlyClick = commercial;
  commercial?.click();
  replay();
  expect(selected).toBe('Commercial');
});

it('presses a button once that was pressed in vain, and again while React hydrates', () => {
  container.innerHTML = '<button>Menu</button>';
  const menu = container.querySelector('button') as HTMLButtonElement;
  let presses = 0;
  menu.addEventListener('click', () => (presses += 1));
  window.earlyClick = menu;
  const { replay } = rememberInput(container);
  // React hydrates what is touched at once, before the click.
  menu.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  replay();
  menu.click();
  expect(presses).toBe(1);
});

it('presses a shortcut again in its field, once that holds what was typed', () => {
  const message = field<HTMLTextAreaElement>('Message');
  message.value = 'Two rooms';
  let heard = '';
  message.addEventListener('keydown', ({ key, ctrlKey }) => (heard = `${ctrlKey} ${key}`));
  const pressed = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true });
  message.dispatchEvent(pressed);
  window.earlyKey = pressed;
  heard = '';
  rememberInput(container).replay();
  expect(heard).toBe('true k');
});

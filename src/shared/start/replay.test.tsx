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

describe('what was typed before hydration', () => {
  it('is in the fields and in React’s state', async () => {
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

  it('is what was typed last, also during hydration', async () => {
    const { recordAgain, replay } = rememberInput(container);
    const search = field<HTMLInputElement>('Search');
    search.focus();
    search.value = 'oven';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    search.setSelectionRange(2, 2);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    recordAgain();
    await act(async () => replay());
    expect(container.querySelector('output')?.textContent).toBe('oven');
    expect(search.selectionStart).toBe(2);
  });

  it('survives the reset of a form, with the caret', async () => {
    const search = field<HTMLInputElement>('Search');
    search.focus();
    search.value = 'oven';
    const { recordAgain, replay } = rememberInput(container);
    search.setSelectionRange(1, 1);
    await act(async () => {
      hydrateRoot(container, <Fields />);
    });
    recordAgain();
    search.value = '';
    await act(async () => replay());
    expect(search.value).toBe('oven');
    expect(search.selectionStart).toBe(1);
  });

  it('is in the fields of a client-rendered page, with the focus', () => {
    field('Message').focus();
    field<HTMLTextAreaElement>('Message').value = 'Two';
    const { replay } = rememberInput(container);
    container.innerHTML = renderToString(<Fields />);
    replay();
    expect(document.activeElement).toBe(field('Message'));
    expect(field<HTMLTextAreaElement>('Message').value).toBe('Two');
  });

  it('is empty where nobody has typed', () => {
    const heard: Event[] = [];
    container.addEventListener('input', (event) => heard.push(event));
    rememberInput(container).replay();
    expect(heard).toEqual([]);
  });
});

it('replays a press once the fields are filled in', () => {
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

it('replays a press on the button of the same name in a client-rendered page', () => {
  const buttons = '<button>Menu</button><button aria-label="Light or dark"></button>';
  let pressed = '';
  for (const rendered of [buttons, '<button>Delete</button><button>Menu</button>']) {
    container.innerHTML = buttons;
    window.earlyClick = container.querySelector('[aria-label]') as HTMLButtonElement;
    const { replay } = rememberInput(container);
    container.innerHTML = rendered;
    for (const button of container.querySelectorAll('button'))
      button.addEventListener('click', () => (pressed += button.ariaLabel ?? button.textContent));
    replay();
  }
  expect(pressed).toBe('Light or dark');
});

it('replays a press during a client render, but none that React has handled', () => {
  container.innerHTML = '<button>Menu</button>';
  const old = container.querySelector('button') as HTMLButtonElement;
  let presses = 0;
  const { replay } = rememberInput(container);
  window.earlyClick = old;
  container.innerHTML = '<button>Menu</button>';
  const rendered = container.querySelector('button') as HTMLButtonElement;
  rendered.addEventListener('click', () => presses++);
  replay();
  expect(presses).toBe(1);

  const next = rememberInput(container);
  window.earlyClick = rendered;
  rendered.click();
  next.replay();
  expect(presses).toBe(2);
});

it('replays no press before one that React has handled', () => {
  container.innerHTML = '<button>Residential</button><button>Commercial</button>';
  const [residential, commercial] = container.querySelectorAll('button');
  let selected = '';
  container.addEventListener('click', ({ target }) => {
    selected = (target as Element).textContent;
  });
  window.earlyClick = residential;
  const { replay } = rememberInput(container);
  // Like the boot script, whose listener stays until hydration.
  window.earlyClick = commercial;
  commercial?.click();
  replay();
  expect(selected).toBe('Commercial');
});

it('replays a press once that was repeated during hydration', () => {
  container.innerHTML = '<button>Menu</button>';
  const menu = container.querySelector('button') as HTMLButtonElement;
  let presses = 0;
  menu.addEventListener('click', () => (presses += 1));
  window.earlyClick = menu;
  const { replay } = rememberInput(container);
  // React hydrates a touched boundary synchronously, before the click.
  menu.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  replay();
  menu.click();
  expect(presses).toBe(1);
});

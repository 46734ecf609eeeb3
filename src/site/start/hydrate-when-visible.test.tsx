// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateWhenVisible } from './hydrate-when-visible';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// The part is asked for at once, because jsdom knows no IntersectionObserver.
beforeEach(() => {
  window.history.replaceState(null, '', '#part');
  document.body.replaceChildren();
});

function Question({ text = 'How long does it take?' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {text}
    </button>
  );
}

/** As a person does: a click() within another is no click. */
const press = (button: HTMLButtonElement) =>
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));

/** A page with a part whose code arrives when `arrive` is called. */
async function pageWithPart() {
  let arrive = () => {};
  const code = new Promise<{ default: typeof Question }>((resolve) => {
    arrive = () => resolve({ default: Question });
  });
  return { ...(await pageOf(() => code)), arrive };
}

async function pageOf(fetchModule: () => Promise<{ default: typeof Question }>) {
  const container = document.createElement('div');
  const onServer = hydrateWhenVisible('part', async () => ({ default: Question }));
  await onServer.load();
  container.innerHTML = renderToString(<onServer.Screen />);
  document.body.replaceChildren(container);
  const button = container.querySelector('button') as HTMLButtonElement;
  const part = hydrateWhenVisible('part', fetchModule);
  const root = await act(async () => hydrateRoot(container, <part.Screen />));
  const change = (text: string) => act(async () => root.render(<part.Screen text={text} />));
  return { button, root, change };
}

it('answers once what is pressed before its code is here', async () => {
  const { button, arrive } = await pageWithPart();
  await act(async () => press(button));
  expect(button.ariaExpanded).toBe('false');
  await act(async () => arrive());
  expect(button.ariaExpanded).toBe('true');
});

it('answers once what is pressed while React hydrates it', async () => {
  const { button, arrive } = await pageWithPart();
  await act(async () => {
    arrive();
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    press(button);
  });
  expect(button.ariaExpanded).toBe('true');
});

it('answers once who presses again while its code arrives', async () => {
  const { button, arrive } = await pageWithPart();
  await act(async () => press(button));
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await act(async () => arrive());
  await act(async () => press(button));
  expect(button.ariaExpanded).toBe('true');
});

it('stays where the focus is when what it shows changes before its code is here', async () => {
  const { button, arrive, change } = await pageWithPart();
  button.focus();
  await change('How long will it take?');
  await act(async () => arrive());
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('How long will it take?');
  await change('What does it cost?');
  expect(button.textContent).toBe('What does it cost?');
});

it('stays when its code does not come, says that it does not answer, and does so once it has come', async () => {
  const failed = document.createElement('p');
  failed.id = 'start-failed';
  failed.hidden = true;
  vi.useFakeTimers();
  const code = vi.fn().mockRejectedValue(new Error('404'));
  const { button } = await pageOf(code);
  document.body.append(failed);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(button.isConnected).toBe(true);
  expect(failed.hidden).toBe(false);
  code.mockResolvedValue({ default: Question });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(failed.hidden).toBe(true);
  await act(async () => press(button));
  expect(button.ariaExpanded).toBe('true');
});

it('says nothing of a page that was left before its code has come', async () => {
  const failed = document.createElement('p');
  failed.id = 'start-failed';
  const { root } = await pageOf(() => Promise.reject(new Error('404')));
  document.body.append(failed);
  await act(async () => root.unmount());
  expect(failed.hidden).toBe(true);
});

it('comes with a press anywhere, but not on a link to another page, which would wait for it', async () => {
  window.history.replaceState(null, '', '/');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const fetchModule = vi.fn(async () => ({ default: Question }));
  const { button } = await pageOf(fetchModule);
  const link = Object.assign(document.createElement('a'), { href: '/services' });
  document.body.append(link);
  await act(async () => link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(fetchModule).not.toHaveBeenCalled();
  await act(async () => button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(fetchModule).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

// The last: the styles stay missing.
it('stays and answers without the styles of another screen, which do not come', async () => {
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.head.append(styles);
  const { button, arrive } = await pageWithPart();
  styles.dispatchEvent(new Event('error'));
  await act(async () => arrive());
  await act(async () => document.querySelector('link')?.dispatchEvent(new Event('error')));
  await act(async () => press(button));
  expect(button.ariaExpanded).toBe('true');
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFlash } from '../../shared/flash-message';
import { loadStaffTools } from './load-staff-tools';
import { Toast } from './Toast';

const SAVED = {
  description: 'Blog post created successfully',
};

const message = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show() {
  render(<Toast />, { wrapper: StrictMode });
  pass(20);
}

const FAKED = [
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
beforeEach(() => void vi.useFakeTimers({ toFake: [...FAKED] }));
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the message that another page left', () => {
  it('is announced, for 5 seconds', () => {
    setFlash(SAVED);
    show();
    expect(message()).toBe('Success! Blog post created successfully');
    pass(4999);
    expect(message()).not.toBe('');
    pass(1);
    expect(message()).toBe('');
  });

  it.each([
    ['/admin/blog_posts/7', 'Edit this post'],
    ['/admin/pages/7', 'Edit this page'],
    ['/admin/jobs/7', 'Edit this page'],
  ])('stays with a way back to %s until it is dismissed', (editPath, name) => {
    setFlash({ ...SAVED, editPath });
    show();
    pass(60_000);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(editPath);
  });

  it.each([{ description: ['x'] }, { description: null }])(
    'passes over a message that is none: %j',
    (values) => {
      sessionStorage.setItem('flash', JSON.stringify({ ...SAVED, ...values }));
      show();
      expect(message()).toBe('');
    },
  );

  it.each(['javascript:alert(1)', 'https://evil.example/admin/', '//evil.example', 7])(
    'never links to %s',
    (editPath) => {
      sessionStorage.setItem('flash', JSON.stringify({ ...SAVED, editPath }));
      show();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('can be dismissed', () => {
    setFlash(SAVED);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(message()).toBe('');
  });

  it('is shown once', () => {
    setFlash(SAVED);
    show();
    cleanup();
    show();
    expect(message()).toBe('');
  });

  it('is fetched where there is one, with nobody signed in', async () => {
    loadStaffTools();
    setFlash(SAVED);
    loadStaffTools();
    const messageSoon = () => {
      pass(20);
      return message();
    };
    await expect.poll(messageSoon).toBe('Success! Blog post created successfully');
  });
});

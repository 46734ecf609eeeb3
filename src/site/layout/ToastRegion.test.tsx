// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFlash } from '../../shared/flash';
import { ToastRegion } from './ToastRegion';

const SAVED = {
  kind: 'success',
  title: 'Success!',
  description: 'Blog post created successfully',
} as const;

const message = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = () => render(<ToastRegion />, { wrapper: StrictMode });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('toast region', () => {
  it('announces the message that another page left, for 5 seconds', () => {
    setFlash(SAVED);
    show();
    expect(message()).toBe('Success! Blog post created successfully');
    pass(4999);
    expect(message()).not.toBe('');
    pass(1);
    expect(message()).toBe('');
  });

  it('can be dismissed', () => {
    setFlash(SAVED);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(message()).toBe('');
  });

  it('shows a message once', () => {
    setFlash(SAVED);
    show();
    cleanup();
    show();
    expect(message()).toBe('');
  });
});

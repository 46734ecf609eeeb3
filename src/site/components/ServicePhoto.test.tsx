// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServicePhoto } from './ServicePhoto';

const CARPET = '/pictures/carpet.webp';
const FALLBACK = '/pictures/service-fallback.webp';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('service photo', () => {
  it('is replaced once by the fallback, and logged once, when it fails to load', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<ServicePhoto picture={{ src: CARPET, alt: 'A carpet' }} sizes="100vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A carpet' });
    expect(image.getAttribute('src')).toBe(CARPET);

    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe(FALLBACK);
    expect(log).toHaveBeenCalledTimes(1);

    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe(FALLBACK);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

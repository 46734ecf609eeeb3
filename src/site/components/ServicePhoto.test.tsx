// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import carpet from '../pictures/carpet.webp?role=photo';
import fallback from '../pictures/service-fallback.webp?role=photo';
import { ServicePhoto } from './ServicePhoto';

const CARPET = '/pictures/carpet.webp';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('service photo', () => {
  it('is replaced once by the fallback, and logged once, when it fails to load', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<ServicePhoto picture={{ src: CARPET, alt: 'A carpet' }} sizes="100vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A carpet' });
    expect(image.getAttribute('src')).toBe(carpet.img.src);

    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe(fallback.img.src);
    expect(log).toHaveBeenCalledTimes(1);

    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe(fallback.img.src);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

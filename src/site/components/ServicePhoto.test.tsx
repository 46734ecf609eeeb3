// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceFallbackPicture, servicePictures } from '../pictures/service-pictures';
import { ServicePhoto } from './ServicePhoto';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('service photo', () => {
  it('is replaced once by the fallback, and logged once, when it fails to load', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<ServicePhoto source={servicePictures.carpet} alt="A carpet" sizes="100vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A carpet' });
    expect(image.getAttribute('src')).toBe(servicePictures.carpet.img.src);

    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe(serviceFallbackPicture.img.src);
    expect(log).toHaveBeenCalledTimes(1);

    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe(serviceFallbackPicture.img.src);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { derivedContent, publishedRows, setContent } from './content-store';
import { useContent } from './use-content';

const price = (pounds: number) => ({ pounds });

const BUILT = [price(20)];
const prices = publishedRows('prices', BUILT);
const headline = derivedContent([prices], ([first]) => `from £${first?.pounds} an hour`);

const renders = vi.fn();

/** Its props never change. */
const Remembered = memo(function Remembered({ label }: { label: string }) {
  renders();
  return (
    <p>
      {label} {useContent(headline)}, {useContent(prices)[0]?.pounds}
    </p>
  );
});

beforeEach(() => {
  setContent({ prices: BUILT });
  renders.mockClear();
});
describe('content of an open page', () => {
  it('shows a new price, and texts that quote it, in a component that is memoised', () => {
    render(<Remembered label="Cleaning" />);
    expect(screen.getByText('Cleaning from £20 an hour, 20')).toBeTruthy();
    act(() => setContent({ prices: [price(22.5)] }));
    expect(screen.getByText('Cleaning from £22.5 an hour, 22.5')).toBeTruthy();
  });

  it('does not rerender a component for content that it does not read', () => {
    render(<Remembered label="Cleaning" />);
    act(() => setContent({ notices: ['Closed on Friday'] }));
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('is the very object that the build made, derived content too, until something changes', () => {
    const list = derivedContent([prices], (all) => [...all]);
    expect(list.get()).toBe(list.getBuilt());
    setContent({ prices: [price(30)] });
    expect(list.get()).toEqual([price(30)]);
  });

  it('is there for code that comes later', () => {
    setContent({ prices: [price(30)] });
    expect(publishedRows('prices', BUILT).get()).toEqual([price(30)]);
  });

  it('takes HTML of the build over as it is, and shows what has changed meanwhile after that', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Remembered label="Cleaning" />);
    const paragraph = container.querySelector('p');
    const complaint = vi.spyOn(console, 'error');
    act(() => setContent({ prices: [price(25)] }));
    render(<Remembered label="Cleaning" />, { container, hydrate: true });
    expect(container.querySelector('p')).toBe(paragraph);
    expect(paragraph?.textContent).toBe('Cleaning from £25 an hour, 25');
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

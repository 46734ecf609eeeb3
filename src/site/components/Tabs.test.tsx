// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

const fruit = ['apple', 'pear', 'plum'].map((id) => ({
  id,
  label: id,
  panel: <p>{`About the ${id}`}</p>,
}));

function FruitTabs() {
  const [selected, setSelected] = useState('apple');
  return <Tabs label="Fruit" tabs={fruit} selected={selected} onSelect={setSelected} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show one panel, named by its tab', () => {
    render(<FruitTabs />);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'apple' }).textContent).toBe('About the apple');
    expect(tab('apple').getAttribute('aria-selected')).toBe('true');
  });

  it('select on click', async () => {
    render(<FruitTabs />);
    await userEvent.click(tab('pear'));
    expect(screen.getByRole('tabpanel', { name: 'pear' })).toBeTruthy();
    expect(tab('apple').getAttribute('aria-selected')).toBe('false');
  });

  it.each([
    ['{ArrowRight}', 'pear'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'apple'],
    ['{ArrowLeft}', 'plum'],
    ['{End}', 'plum'],
    ['{End}{Home}', 'apple'],
  ])('move focus and selection with %s', async (keys, expected) => {
    render(<FruitTabs />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(tab(expected));
    expect(screen.getByRole('tabpanel', { name: expected })).toBeTruthy();
  });

  it('are one tab stop, and the panel is the next', async () => {
    render(<FruitTabs />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('apple'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('leave the browser its own shortcuts', async () => {
    render(<FruitTabs />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(tab('apple'));
  });
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs';

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

  it('leave the browser its own shortcuts', async () => {
    render(<FruitTabs />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(tab('apple'));
  });
});

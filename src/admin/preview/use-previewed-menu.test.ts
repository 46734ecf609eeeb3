import { expect, it } from 'vitest';
import { menuWith } from './use-previewed-menu';

type Seen = Parameters<typeof menuWith>[1][number];

const item = (id: string, values: Partial<Seen> = {}): Seen => ({
  ...{ id, label: id, href: `/${id}`, place: 'header', below: undefined },
  ...values,
});
const about = item('about');
const seen = [
  item('home'),
  about,
  item('team', { below: { id: 'about', title: 'about' } }),
  item('terms', { place: 'footer' }),
];
const shown = (typed: object) => {
  const menu = menuWith({ ...typed }, seen, (text) => text.toUpperCase());
  const words = (items: (typeof menu)['header']) =>
    items.map(({ label, items: below = [] }) =>
      [label, ...below.map((one) => one.label)].join(' > '),
    );
  return { header: words(menu.header), footer: words(menu.footer) };
};

it('shows an item in its place, with the words that are typed', () => {
  expect(shown({ ...about, label: 'About us' }).header).toEqual(['home', 'ABOUT US > team']);
});

it('shows what visitors do not see yet at the end of its place, or below another', () => {
  const typed = { label: 'new', href: '/new', place: 'header' };
  expect(shown(typed).header).toEqual(['home', 'about > team', 'NEW']);
  expect(shown({ ...typed, place: 'footer' }).footer).toEqual(['terms', 'NEW']);
  expect(shown({ ...typed, below: 'home' }).header).toEqual(['home > NEW', 'about > team']);
});

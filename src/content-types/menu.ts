import { formatLondonTime } from '../shared/time/london-time';
import { defineContentType } from '../schema/define-content-type';
import { exceptItself } from '../schema/kinds/reference';
import { contentTable } from './content-table';

/** Links of navigation bar and footer. */
export const menu = defineContentType('menu', {
  ...contentTable,
  access: {
    read: 'published',
    write: ['owner', 'editor'],
    publishedBy: 'shown_from',
    publishedUntil: 'shown_until',
  },
  words: { singular: 'menu item', plural: 'menu items', createButton: 'Add to the menu' },
  fields: {
    label: { kind: 'text', label: 'Words', required: true, maxLength: 40 },
    href: {
      kind: 'url',
      label: 'Where it leads',
      required: true,
      internal: true,
      maxLength: 500,
      helperText:
        'A page of this site, such as /contact, or an https address. Visitors see the link while the page is public.',
    },
    shown_from: {
      kind: 'custom',
      label: 'Seen by visitors',
      roles: ['owner', 'editor'],
      readOnly: true,
      toText: (from) => menuItemIsSeen(from),
    },
    place: {
      kind: 'select',
      label: 'Place',
      required: true,
      initial: 'header',
      choices: [
        { value: 'header', label: 'Bar over every page' },
        { value: 'footer', label: 'Footer' },
      ],
    },
    below: {
      kind: 'reference',
      label: 'Below',
      to: 'menu',
      onDelete: 'set null',
      among: (item) => ({ 'below@is': null, place: item.place, ...exceptItself(item) }),
      helperText:
        'Left empty, it stands in the first row. Below another item it is seen once that is opened.',
    },
  },
  list: {
    tree: { group: 'place', parent: 'below' },
    columns: ['label', 'href', 'shown_from'],
    search: 'label',
    filters: ['place'],
  },
  order: 'position',
  titleColumn: 'label',
  fills: ['label'],
  public: { parts: true },
  shownAt: () => '/',
  constraints: {
    menu_below_place: { field: 'below', message: 'Choose an item of the same place.' },
    menu_one_level: {
      field: 'below',
      message:
        'The menu has one level below the first: choose an item of the first row, and move what is below this one first.',
    },
  },
});

/** Visibility in words; a link to a page is visible while the page is. */
export function menuItemIsSeen(from: unknown, until?: unknown): string {
  if (from === 'infinity') return 'No: its page is a draft, or was deleted';
  if (Date.parse(String(until)) <= Date.now()) return 'No: its page has ended';
  const time = Date.parse(String(from));
  return time > Date.now() ? `From ${formatLondonTime(String(from))} on` : 'Yes';
}

// @vitest-environment jsdom
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { areas } from '../../../content-types/areas';
import { questions } from '../../../content-types/questions';
import { services } from '../../../content-types/services';
import { csvExporter } from './csv-exporter';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const id = (number: number) => `c0a1000a-0000-4000-8000-00000000000${number}`;
const named = [
  { id: id(1), name: 'Walsall' },
  { id: id(2), name: 'Dudley' },
];

it.each([
  ['several', areas, { neighbours: [id(1), id(2)] }, 'Walsall; Dudley'],
  [
    'in a list of groups',
    services,
    { hours: [1, 2].map((size) => ({ size: id(size), least: 2, most: 3 })) },
    '"Walsall, 2, 3; Dudley, 2, 3"',
  ],
  ['that are gone', areas, { neighbours: [id(1), id(3)] }, 'Walsall; area that is gone'],
])('names other records by their titles: %s', async (_where, schema, values, cell) => {
  let written = '';
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => void file.text().then((text) => (written = text)),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await csvExporter(schema)([{ id: id(9), ...values }], async () => ({}), {
    getMany: async () => ({ data: named }),
  } as unknown as DataProvider);
  await expect.poll(() => written).toContain(cell);
});

it('names the file after the day in London', async () => {
  vi.setSystemTime('2026-06-30T23:30:00Z');
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:csv' });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await csvExporter(questions)([], async () => ({}), {} as DataProvider);
  expect(names).toEqual(['questions-2026-07-01.csv']);
});

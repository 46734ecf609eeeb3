// @vitest-environment jsdom
import { type DataProvider, HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { services } from '../../content-types/services';
import { withStoredFiles } from './uploads';

afterEach(() => vi.unstubAllGlobals());

it('tells why a row was not saved, and not that nobody knows whether its picture is used', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ Id: 'one', Key: 'one' }));
  const rawFile = Object.assign(new File(['x'], 'sofa.png', { type: 'image/png' }), {
    arrayBuffer: async () => new ArrayBuffer(1),
  });
  const refused = new Error('Somebody else has changed this.');
  const rest = { getList: () => Promise.reject(new Error('no answer')) } as unknown as DataProvider;
  const values = { image: { rawFile, src: 'blob:sofa', title: 'sofa.png' } };
  const saving = withStoredFiles(rest, services, values, () => Promise.reject(refused));
  await expect(saving).rejects.toBe(refused);
});

it.each([
  [400, 0, true],
  [408, 1, false],
  [429, 1, false],
  [504, 1, false],
  [429, 0, true],
])(
  'after a refusal of status %i the file of a row that is there %i times is removed: %s',
  async (status, total, isRemoved) => {
    const methods: string[] = [];
    vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
      methods.push(method);
      return Response.json(method === 'DELETE' ? [] : { Id: 'one', Key: 'one' });
    });
    const rawFile = Object.assign(new File(['x'], 'sofa.png', { type: 'image/png' }), {
      arrayBuffer: async () => new ArrayBuffer(1),
    });
    const rest = { getList: async () => ({ data: [], total }) } as unknown as DataProvider;
    const values = { image: { rawFile, src: 'blob:sofa', title: 'sofa.png' } };
    const refused = new HttpError('Refused', status);
    await expect(
      withStoredFiles(rest, services, values, () => Promise.reject(refused)),
    ).rejects.toBe(refused);
    expect(methods.includes('DELETE')).toBe(isRemoved);
  },
);

// @vitest-environment jsdom
import { type DataProvider, HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '../../content-types/pages';
import { services } from '../../content-types/services';
import { copyOf } from '../fields/sections/new-section';
import { storeFile, withStoredFiles } from './uploads';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rawFile = Object.assign(new File(['x'], 'sofa.png', { type: 'image/png' }), {
  arrayBuffer: async () => new ArrayBuffer(1),
});
const values = { image: { rawFile, src: 'blob:sofa', title: 'sofa.png' } };
/** What storage is asked for: "POST", and "DELETE kept alive". */
const methods: string[] = [];
const answering = async (_address: string, { method = 'GET', keepalive }: RequestInit = {}) => {
  methods.push(keepalive ? `${method} kept alive` : method);
  return Response.json(method === 'DELETE' ? [] : { Id: 'one', Key: 'one' });
};
beforeEach(() => {
  methods.length = 0;
  vi.stubGlobal('fetch', answering);
});

it('tells why a row was not saved, and not that nobody knows whether its picture is used', async () => {
  const refused = new Error('Somebody else has changed this.');
  const rest = { getList: () => Promise.reject(new Error('no answer')) } as unknown as DataProvider;
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
    const rest = { getList: async () => ({ data: [], total }) } as unknown as DataProvider;
    const refused = new HttpError('Refused', status);
    await expect(
      withStoredFiles(rest, services, values, () => Promise.reject(refused)),
    ).rejects.toBe(refused);
    expect(methods).toEqual(isRemoved ? ['POST', 'DELETE kept alive'] : ['POST']);
  },
);

it('uploads the picture of a duplicated section once', async () => {
  const reasons = { type: 'reasons', image: values.image };
  const sections = [{ ...reasons, id: 'one' }, copyOf({ ...reasons, id: 'one' })];
  const saved = await withStoredFiles({} as DataProvider, pages, { sections }, async (row) => row);
  expect(methods).toEqual(['POST']);
  const [one, two] = saved.sections as { image: string }[];
  expect(one?.image).toMatch(/\.png$/);
  expect(two?.image).toBe(one?.image);
});

it('has two minutes for a file, ten seconds for its removal once nobody waits for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const place = { bucket: 'blog-images', folder: 'blog' };
  const storing = storeFile(place, rawFile, AbortSignal.abort('left'));
  await expect(storing).rejects.toBe('left');
  expect(methods).toEqual(['POST', 'DELETE kept alive']);
  expect(timeout.mock.calls).toEqual([[120_000], [10_000]]);
});

it('removes the picture of one section that arrives after that of another was refused', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const answers = [
    Response.json({ message: 'Full' }, { status: 400 }),
    new Promise<Response>((resolve) => (arrive = resolve)),
  ];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const stored = await answering(address, request);
    return answers.shift() ?? stored;
  });
  const sections = ['one', 'two'].map((id) => {
    const file = new File([id], `${id}.png`, { type: 'image/png' });
    const { arrayBuffer } = rawFile;
    return {
      ...{ id, type: 'reasons' },
      image: { ...values.image, rawFile: Object.assign(file, { arrayBuffer }) },
    };
  });
  const saving = withStoredFiles({} as DataProvider, pages, { sections }, async (row) => row);
  await expect(saving).rejects.toThrow('Full');
  arrive(Response.json({ Id: 'two', Key: 'two' }));
  await expect.poll(() => methods).toEqual(['POST', 'POST', 'DELETE kept alive']);
});

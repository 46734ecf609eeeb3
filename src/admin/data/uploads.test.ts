// @vitest-environment jsdom
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '../../content-types/pages';
import { services } from '../../content-types/services';
import { copyOf } from '../fields/sections/new-section';
import { storeFile, withStoredFiles } from './uploads';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const picture = (name: string) =>
  Object.assign(new File(['x'], `${name}.png`, { type: 'image/png' }), {
    arrayBuffer: async () => new ArrayBuffer(1),
  });
const sofa = () => ({ image: { rawFile: picture('sofa'), src: 'blob:sofa', title: 'sofa.png' } });
let values = sofa();
/** What storage is asked for: "POST", and "DELETE kept alive". */
const methods: string[] = [];
const answering = async (_address: string, { method = 'GET', keepalive }: RequestInit = {}) => {
  methods.push(keepalive ? `${method} kept alive` : method);
  return Response.json(method === 'DELETE' ? [] : { Id: 'one', Key: 'one' });
};
beforeEach(() => {
  methods.length = 0;
  values = sofa();
  vi.stubGlobal('fetch', answering);
});

it.each([
  ['a refusal', new HttpError('Refused', 400), ['POST', 'DELETE kept alive', 'POST']],
  // The row may have been stored with it.
  ['no answer', new HttpError('Too late', 504), ['POST']],
])(
  'after %s a picture is there once, and sent again only if it is not',
  async (_, error, asked) => {
    const saving = withStoredFiles(services, values, () => Promise.reject(error));
    await expect(saving).rejects.toBe(error);
    const saved = await withStoredFiles(services, values, async (row) => row);
    expect(saved.image).toMatch(/\.png$/);
    expect(methods).toEqual(asked);
  },
);

it('leaves the picture of a try without an answer where the next try is refused: the row may be there with it', async () => {
  for (const status of [504, 400]) {
    const error = new HttpError('Not saved', status);
    await expect(withStoredFiles(services, values, () => Promise.reject(error))).rejects.toBe(
      error,
    );
  }
  expect(methods).toEqual(['POST']);
});

it('uploads the picture of a duplicated section once', async () => {
  const reasons = { type: 'reasons', image: values.image };
  const sections = [{ ...reasons, id: 'one' }, copyOf({ ...reasons, id: 'one' })];
  const saved = await withStoredFiles(pages, { sections }, async (row) => row);
  expect(methods).toEqual(['POST']);
  const [one, two] = saved.sections as { image: string }[];
  expect(one?.image).toMatch(/\.png$/);
  expect(two?.image).toBe(one?.image);
});

it('has two minutes for a file, ten seconds for its removal once nobody waits for it', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const place = { bucket: 'blog-images', folder: 'blog' };
  const storing = storeFile(place, picture('sofa'), AbortSignal.abort('left'));
  await expect(storing).rejects.toBe('left');
  expect(methods).toEqual(['POST', 'DELETE kept alive']);
  expect(timeout.mock.calls).toEqual([[120_000], [10_000]]);
});

it('sends those pictures again that did not arrive, and no others', async () => {
  const answers = [Response.json({ message: 'Full' }, { status: 400 })];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const stored = await answering(address, request);
    return answers.shift() ?? stored;
  });
  const sections = ['one', 'two'].map((id) => ({
    ...{ id, type: 'reasons' },
    image: { ...values.image, rawFile: picture(id) },
  }));
  const save = () => withStoredFiles(pages, { sections }, async (row) => row);
  await expect(save()).rejects.toThrow('Full');
  await save();
  expect(methods).toEqual(['POST', 'POST', 'POST']);
});

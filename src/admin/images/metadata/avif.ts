import { ascii, type Bytes, viewOf } from './bytes';

interface Box {
  type: string;
  /** Offsets of the box, of its content, and of its end. */
  start: number;
  from: number;
  to: number;
}

/** Exif without entries: a TIFF header and the directory's offset. */
const EMPTY_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
const BLANK = 0x20;

/**
 * Overwrites an AVIF's metadata in place, since its boxes are addressed by offset (ISO/IEC 23008-12, annex A). Its
 * orientation is no metadata. `undefined` for a truncated file.
 */
export function plainAvif(avif: Uint8Array): Bytes | undefined {
  const plain = avif.slice();
  try {
    const boxes = boxesIn(plain, 0, plain.length);
    for (const { type, start, from, to } of boxes) {
      if (type !== 'uuid') continue;
      plain.set(new TextEncoder().encode('free'), start + 4);
      plain.fill(0, from, to);
    }
    for (const meta of boxes.filter(({ type }) => type === 'meta')) blankItems(plain, meta);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return plain;
}

function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short || to - at;
    if (size < 8 || at + size > to) throw new RangeError();
    const type = ascii(bytes, at + 4, at + 8);
    boxes.push({ type, start: at, from: at + (isLong ? 16 : 8), to: at + size });
    at += size;
  }
  return boxes;
}

function blankItems(bytes: Uint8Array, meta: Box): void {
  const inside = boxesIn(bytes, meta.from + 4, meta.to);
  const find = (name: string) => inside.find(({ type }) => type === name);
  const [info, places] = [find('iinf'), find('iloc')];
  if (!info || !places) return;
  const noted = itemsOf(bytes, info);
  for (const { item, from, to } of placesOf(bytes, places, find('idat')?.from ?? 0)) {
    const type = noted.get(item);
    if (type === undefined) continue;
    if (to > bytes.length) throw new RangeError();
    bytes.fill(type === 'Exif' ? 0 : BLANK, from, to);
    if (type === 'Exif') bytes.set(EMPTY_EXIF.slice(0, to - from), from);
  }
}

/** Types of metadata items by id: Exif, and XMP as "mime". */
function itemsOf(bytes: Uint8Array, { from, to }: Box): Map<number, string> {
  const view = viewOf(bytes);
  const entries = boxesIn(bytes, from + (view.getUint8(from) === 0 ? 6 : 8), to);
  return new Map(
    entries.flatMap(({ type: box, from: at }) => {
      const version = view.getUint8(at);
      if (box !== 'infe' || version < 2) return [];
      const item = version === 2 ? view.getUint16(at + 4) : view.getUint32(at + 4);
      const typeAt = at + (version === 2 ? 8 : 10);
      const type = ascii(bytes, typeAt, typeAt + 4);
      return type === 'Exif' || type === 'mime' ? [[item, type]] : [];
    }),
  );
}

/** Byte ranges of the items' extents. @param dataAt offset of the content of the box "idat" */
function placesOf(bytes: Uint8Array, { from }: Box, dataAt: number) {
  const view = viewOf(bytes);
  const version = view.getUint8(from);
  let at = from + 4;
  const read = (size: number) => {
    at += size;
    if (size === 0) return 0;
    if (size === 8) return Number(view.getBigUint64(at - 8));
    return size === 4 ? view.getUint32(at - 4) : view.getUint16(at - 2);
  };
  const sizes = read(2);
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version > 0 ? sizes & 15 : 0];
  const wide = version < 2 ? 2 : 4;
  const found: { item: number; from: number; to: number }[] = [];
  for (let items = read(wide); items > 0; items -= 1) {
    const item = read(wide);
    const isInData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInData ? dataAt : 0);
    const extents = read(2);
    // Skips zero-size extents, whose number a hostile file sets freely.
    for (let extent = 0; extent < extents && offsetSize + lengthSize > 0; extent += 1) {
      read(indexSize);
      const start = base + read(offsetSize);
      found.push({ item, from: start, to: start + read(lengthSize) });
    }
  }
  return found;
}

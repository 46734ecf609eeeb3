import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../supabase/user-error.ts';
import { isPictureName } from './storage-address.ts';
import { contentTables } from './tables.ts';

export const MANIFEST = 'content.json';
const FORMAT = 1;

export interface Manifest {
  format: typeof FORMAT;
  /** The tables that have a file. */
  tables: string[];
  /** The pictures that have a file, by `bucket/path`. */
  pictures: Record<string, { type: string; size: number; sha256: string }>;
}

export const EMPTY: Manifest = { format: FORMAT, tables: [], pictures: {} };

/** The manifest of a folder; empty if the folder is new or empty. Throws a UserError for any other folder. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UserError(`${folder} is a file: name a folder.`);
  }
  if (!existsSync(file)) {
    const isForeign = existsSync(folder) && readdirSync(folder).some((name) => name !== '.git');
    if (!isForeign) return EMPTY;
    throw new UserError(`${folder} is not empty and holds no ${MANIFEST}: name another folder.`);
  }
  const manifest = parse(readFileSync(file, 'utf8'));
  if (manifest?.format !== FORMAT) {
    throw new UserError(`${file} is not of a format that this version reads.`);
  }
  return checked(manifest, file);
}

/** Validates an untrusted manifest. Throws a UserError. */
function checked({ format, tables, pictures }: Manifest, file: string): Manifest {
  if (!Array.isArray(tables) || typeof pictures !== 'object' || pictures === null) {
    throw new UserError(`${file} lists no tables or no pictures.`);
  }
  const table = tables.find((name) => !contentTables.some((known) => known.table === name));
  if (table !== undefined) throw new UserError(`${file} names a table we do not know: ${table}`);
  const picture = Object.keys(pictures).find((name) => !isPictureName(name));
  if (picture !== undefined) throw new UserError(`${file} names a file outside: ${picture}`);
  const unknown = Object.entries(pictures).find(([, facts]) => !areFacts(facts));
  if (unknown) throw new UserError(`${file} does not say what kind of file ${unknown[0]} is.`);
  return { format, tables, pictures };
}

function areFacts(facts: unknown): boolean {
  const { type, size, sha256 } = (facts ?? {}) as Record<string, unknown>;
  return typeof type === 'string' && typeof size === 'number' && typeof sha256 === 'string';
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}

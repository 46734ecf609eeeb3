import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import { recordTexts } from '../../schema/record-texts';
import { isFor } from '../../schema/role';
import type { Fill } from '../../shared/content/placeholders';
import { useRole } from '../data/use-membership';
import { normalizeSpace } from '../../shared/text';

const MINUTE_MS = 60_000;
/** Of each type, as whole rows are read. */
const MAX_ROWS = 200;

/** Addresses of forms by rendered text, for texts of other records. */
export function useTextsElsewhere(fill: Fill, enabled: boolean): Elsewhere {
  const dataProvider = useDataProvider();
  const role = useRole();
  const { data } = useQuery({
    queryKey: ['texts of content', role],
    queryFn: async () => {
      const types = contentTypes.filter((type) => type.public && isFor(role, type));
      return (await Promise.all(types.map((type) => textsOf(dataProvider, type, fill)))).flat();
    },
    select: toMap,
    enabled,
    staleTime: MINUTE_MS,
    retry: false,
  });
  return data ?? NOWHERE;
}

type Elsewhere = ReadonlyMap<string, readonly string[]>;

const NOWHERE: Elsewhere = new Map();

/** Stable function for react-query's `select`. */
function toMap(entries: readonly (readonly [text: string, href: string])[]): Elsewhere {
  const found = new Map<string, string[]>();
  for (const [text, href] of entries) found.set(text, [...(found.get(text) ?? []), href]);
  return found;
}

async function textsOf(
  dataProvider: DataProvider,
  type: ContentType,
  fill: Fill,
): Promise<[text: string, href: string][]> {
  const { data } = await dataProvider.getList(type.table, {
    pagination: { page: 1, perPage: MAX_ROWS },
  });
  return data.flatMap((row) =>
    recordTexts(type.fields, row, fill)
      .filter(({ readAs }) => readAs !== 'picture' && readAs !== 'choice')
      .map(({ text, path }): [string, string] => [
        normalizeSpace(text),
        `/admin/${type.table}${type.singleton ? '' : `/${row.id}`}?field=${path}`,
      ]),
  );
}

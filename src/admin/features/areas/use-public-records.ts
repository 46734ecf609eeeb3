import { type RaRecord, useGetList } from 'react-admin';

/**
 * The published areas in their order; undefined until known.
 * @param area only those before it; a new one comes last
 */
export function usePublishedAreas(area?: RaRecord): readonly RaRecord[] | undefined {
  const { data } = useGetList('areas', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'position', order: 'ASC' },
    filter: { published: true },
  });
  return area?.id === undefined ? data : data?.filter(({ position }) => position < area.position);
}

/** The ids of the areas that visitors read a review from; undefined until known. */
export function useReviewedAreas(): ReadonlySet<unknown> | undefined {
  const { data } = useGetList('testimonials', {
    pagination: { page: 1, perPage: 1000 },
    filter: { published: true, 'area_id@not.is': null },
    meta: { columns: ['id', 'area_id'] },
  });
  return data && new Set(data.map(({ area_id }) => area_id as unknown));
}

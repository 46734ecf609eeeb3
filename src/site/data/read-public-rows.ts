import type { PublicType } from '../../content-types/public-type';
import type { FormValues } from '../../schema/kind';
import type { Endpoint } from '../../shared/endpoint';

/** The rows of a content type as they are stored, as any visitor may read them, in the order of its grid. */
export async function readPublicRows(
  { url, key, fetch: request = fetch }: Endpoint,
  { table, columns, order }: PublicType,
  signal: AbortSignal,
): Promise<FormValues[]> {
  const query = new URLSearchParams({ select: columns, order });
  const headers = { apikey: key };
  const response = await request(`${url}/rest/v1/${table}?${query}`, { headers, signal });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return (await response.json()) as FormValues[];
}

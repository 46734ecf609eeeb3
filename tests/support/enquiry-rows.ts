import { randomUUID } from 'node:crypto';
import type { Tables, TablesInsert } from '../../src/shared/database.types.ts';
import type { Server } from './server.ts';

export type EnquiryRow = Tables<'enquiries'>;
type EnquiryInsert = TablesInsert<'enquiries'>;

/** An enquiry as the database keeps it; say only what the test is about. */
export function anEnquiryRow(values: Partial<EnquiryInsert> = {}): EnquiryInsert {
  const key = randomUUID();
  return {
    reference: key.slice(0, 8).toUpperCase(),
    idempotency_key: key,
    name: 'Priya Shah',
    email: 'priya@example.com',
    phone: '07700 900123',
    service: 'Home Cleaning',
    message: 'A weekly clean of a house with three bedrooms, please.',
    source: 'home',
    status: 'new',
    created_at: new Date().toISOString(),
    answered_at: null,
    postcode: null,
    ...values,
  };
}

/** Writes enquiries past every policy and returns the rows. */
export async function insertEnquiries(
  server: Server,
  enquiries: EnquiryInsert[],
): Promise<EnquiryRow[]> {
  const response = await server.request(
    '/rest/v1/enquiries',
    { method: 'POST', body: JSON.stringify(enquiries) },
    'service',
  );
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as EnquiryRow[];
}

/** What a form sends to the database's door; say only what the test is about. */
export function anEnquiry() {
  return {
    idempotency_key: randomUUID(),
    source: 'home',
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '0121 496 0000',
    service: 'Carpet Cleaning',
    message: 'Two rooms, please.',
    seconds_taken: 30,
  };
}

/** What has arrived, the newest first. */
export async function arrivedEnquiries(server: Server): Promise<EnquiryRow[]> {
  const response = await server.request('/rest/v1/enquiries?order=created_at.desc', {}, 'service');
  return (await response.json()) as EnquiryRow[];
}

/** Removes every enquiry; the seed has none. */
export async function removeEnquiries(server: Server): Promise<void> {
  await server.request('/rest/v1/enquiries?id=not.is.null', { method: 'DELETE' }, 'service');
}

import { randomUUID } from 'node:crypto';
import type { Tables, TablesInsert } from '../../src/shared/database.types.ts';
import type { Server } from './server.ts';

export type EnquiryRow = Tables<'enquiries'>;
type EnquiryInsert = TablesInsert<'enquiries'>;

/** An enquiry's row; pass only what the test is about. */
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

/** Past every policy; returns the rows. */
export function insertEnquiries(server: Server, enquiries: EnquiryInsert[]): Promise<EnquiryRow[]> {
  return server.insert('enquiries', enquiries);
}

/** Parameters of `send_enquiry()`; pass only what the test is about. */
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

/** Newest first. */
export function arrivedEnquiries(server: Server): Promise<EnquiryRow[]> {
  return server.rows('enquiries?order=created_at.desc', 'service');
}

/** The seed has none. */
export async function removeEnquiries(server: Server): Promise<void> {
  await server.delete('enquiries?id=not.is.null');
}

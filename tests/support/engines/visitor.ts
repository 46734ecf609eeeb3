import { arrived } from '../react-arrival.ts';
import type { Tab } from './tab.ts';

export async function writeEnquiry(tab: Tab): Promise<void> {
  await tab.write({ label: 'Full Name' }, 'Ada Byron');
  await tab.write({ label: 'Email Address' }, 'ada@example.com');
  await tab.write({ label: 'Phone Number' }, '0121 496 0000');
  await tab.choose({ label: 'Service Interested In' }, 'Carpet Cleaning');
  await tab.write({ label: 'Message' }, 'Two rooms, please.');
}

export const isTakenOver = (tab: Tab) => tab.run(arrived);

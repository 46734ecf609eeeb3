import type { pricePlans } from '../../content-types/price-plans';
import type { Readable } from '../../schema/readable';
import { thousands } from '../../shared/text';
import type { Service } from './services';

/** Answers of the form. */
interface GuidePriceQuestion {
  service?: string;
  property_size?: string;
}

interface GuidePrice {
  /** "about £60 to £80 a visit" */
  price: string;
  /** "3 to 4 hours" */
  hours: string;
}

type Price = Pick<Readable<typeof pricePlans>, 'id' | 'amount' | 'basis'>;
type Costed = Pick<Service, 'title' | 'hourly_price' | 'least_price' | 'hours'>;

/**
 * Hours of the size times the hourly price; `undefined` without either.
 * @param isRegular more than a single visit
 */
export function guidePrice(
  question: GuidePriceQuestion,
  isRegular: boolean,
  services: readonly Costed[],
  prices: readonly Price[],
): GuidePrice | undefined {
  const service = services.find(({ title }) => title === question.service);
  const hours = service?.hours.find(({ size }) => size?.title === question.property_size);
  const priceOf = (named?: { id: string }) => prices.find(({ id }) => id === named?.id);
  const least = priceOf(service?.least_price);
  // Staff may change a fixed price to an hourly one.
  const hourly = least?.basis === 'per-hour' ? least : priceOf(service?.hourly_price);
  if (!hours?.least || !hours.most || hourly?.basis !== 'per-hour') return undefined;
  const pounds = (count: number) =>
    Math.round(Math.max(count * hourly.amount.amount, least?.amount.amount ?? 0) / 100);
  const visit = isRegular ? ' a visit' : '';
  return {
    price: `about ${range(pounds(hours.least), pounds(hours.most), '£')}${visit}`,
    hours: `${range(hours.least, hours.most)} ${hours.most === 1 ? 'hour' : 'hours'}`,
  };
}

const range = (from: number, to: number, sign = '') =>
  from === to ? sign + thousands(from) : `${sign}${thousands(from)} to ${sign}${thousands(to)}`;

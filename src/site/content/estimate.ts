import { thousands } from '../../shared/text';
import { ONCE, type PropertySize } from './quote-questions';
import type { Service } from './services';
import { costingOf, type Hours, type Price } from './working-hours';

/** What a guide price depends on, in the words of the form. */
interface EstimateQuestion {
  service?: string;
  property_size?: string;
  frequency?: string;
}

interface Estimate {
  /** "about £60 to £80 a visit" */
  price: string;
  /** "3 to 4 hours" */
  hours: string;
}

/** The guide price of what is asked, from the prices of the services screen; `undefined` where more must be known. */
export function estimate(
  question: EstimateQuestion,
  services: readonly Pick<Service, 'slug' | 'costed_as' | 'title'>[],
  prices: readonly Price[],
): Estimate | undefined {
  const service = services.find(({ title }) => title === question.service);
  const costing = service && costingOf(service, prices);
  const hours = costing?.hours[question.property_size as PropertySize];
  if (!hours) return undefined;
  const { hourly, least } = costing;
  const pounds = (count: number) =>
    Math.round(Math.max(count * penceOf(hourly), least ? penceOf(least) : 0) / 100);
  const isRegular = question.frequency && question.frequency !== ONCE;
  return {
    price: `about ${range(pounds(hours[0]), pounds(hours[1]), '£')}${isRegular ? ' a visit' : ''}`,
    hours: hoursInWords(hours),
  };
}

const penceOf = ({ amount }: Price) => amount.amount;

const range = (from: number, to: number, sign = '') =>
  from === to ? sign + thousands(from) : `${sign}${thousands(from)} to ${sign}${thousands(to)}`;

const hoursInWords = ([least, most]: Hours) =>
  `${range(least, most)} ${most === 1 ? 'hour' : 'hours'}`;

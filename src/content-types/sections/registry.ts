import { allPages } from './all-pages';
import { beforeAfter } from './before-after';
import { callToAction } from './call-to-action';
import { cards } from './cards';
import { cover } from './cover';
import { divider } from './divider';
import { enquiryForm } from './enquiry-form';
import { figures } from './figures';
import { gallery } from './gallery';
import { hero } from './hero';
import { longText } from './long-text';
import { map } from './map';
import { notice } from './notice';
import { openingHours } from './opening-hours';
import { pictureText } from './picture-text';
import { prices } from './prices';
import { questions } from './questions';
import { quotation } from './quotation';
import { quoteForm } from './quote-form';
import { reasons } from './reasons';
import { services } from './services';
import { serviceTabs } from './service-tabs';
import { sharedQuestions } from './shared-questions';
import { steps } from './steps';
import { team } from './team';
import { testimonials } from './testimonials';
import { text } from './text';
import { video } from './video';

/** Every type of section by the name that pages keep it under, in the order in which it is offered. */
export const sectionTypes = {
  hero,
  cover,
  text,
  longText,
  steps,
  reasons,
  cards,
  figures,
  quotation,
  questions,
  sharedQuestions,
  notice,
  divider,
  pictureText,
  gallery,
  beforeAfter,
  video,
  services,
  serviceTabs,
  prices,
  testimonials,
  team,
  openingHours,
  map,
  allPages,
  callToAction,
  enquiryForm,
  quoteForm,
} as const;

export type SectionName = keyof typeof sectionTypes;

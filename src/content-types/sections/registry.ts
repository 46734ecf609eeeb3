import {
  allPages,
  map,
  openingHours,
  prices,
  services,
  serviceTabs,
  sharedQuestions,
  team,
  testimonials,
} from './record-sections';
import { beforeAfter, gallery, pictureText, video } from './pictures';
import { callToAction, enquiryForm, quoteForm } from './calls-to-action';
import { cards, figures, reasons, steps } from './feature-lists';
import { cover, hero } from './heroes';
import { divider, longText, notice, quotation, text, questions } from './texts';

/** By stored name, in the order of the chooser. */
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

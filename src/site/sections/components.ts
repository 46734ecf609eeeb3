import type { ComponentType, ReactNode } from 'react';
import type { SectionName, sectionTypes } from '../../content-types/sections/registry';
import type { SectionProps } from '../../schema/define-section';
import { lazyWithPreload, type LazyComponent } from '../start/lazy-with-preload';

type Props<Name extends SectionName> = SectionProps<(typeof sectionTypes)[Name]>;

type Fetch<Name extends SectionName> = () => Promise<{ default: ComponentType<Props<Name>> }>;

/** Lazy components of sections by type. */
const components: { readonly [Name in SectionName]: Fetch<Name> } = {
  hero: () => import('./Hero'),
  cover: () => import('./Cover'),
  text: () => import('./Text'),
  longText: () => import('./LongText'),
  steps: () => import('./Steps'),
  reasons: () => import('./Reasons'),
  cards: () => import('./Cards'),
  figures: () => import('./Figures'),
  quotation: () => import('./Quotation'),
  questions: () => import('./Questions'),
  sharedQuestions: () => import('./SharedQuestions'),
  notice: () => import('./Notice'),
  divider: () => import('./Divider'),
  pictureText: () => import('./PictureText'),
  gallery: () => import('./Gallery'),
  beforeAfter: () => import('./BeforeAfter'),
  video: () => import('./Video'),
  services: () => import('./Services'),
  serviceTabs: () => import('./ServiceTabs'),
  prices: () => import('./Prices'),
  testimonials: () => import('./Testimonials'),
  team: () => import('./Team'),
  openingHours: () => import('./OpeningHours'),
  map: () => import('./Map'),
  allPages: () => import('./AllPages'),
  callToAction: () => import('./CallToAction'),
  enquiryForm: () => import('./EnquiryFormBand'),
  quoteForm: () => import('./QuoteFormBand'),
};

const loaded = new Map<SectionName, LazyComponent<object>>();

export function fetchSection(name: SectionName): () => Promise<{ default: ComponentType<object> }> {
  return components[name] as Fetch<'divider'>;
}

export function sectionComponent(name: SectionName): LazyComponent<object> {
  const known = loaded.get(name) ?? lazyWithPreload(fetchSection(name));
  loaded.set(name, known);
  return known;
}

/** Wraps sections with the sticky Call and Quote buttons. */
export const stickyCallBar = lazyWithPreload<{ children: ReactNode }>(
  () => import('./StickyCallBar'),
);

/** What a section's component gets beside its fields. */
export interface Repeatable {
  /** Another section of its type is above it, which has the ids for anchors. */
  isRepeated?: boolean;
}

export function isRepeated(sections: readonly { type: string }[], index: number): boolean {
  return sections.findIndex(({ type }) => type === sections[index]?.type) < index;
}

/** Whether the first section has a first-level heading. */
export function hasHeadline([first]: readonly { type: SectionName }[]): boolean {
  return first?.type === 'hero' || first?.type === 'cover';
}

/** Whether the hero enables the sticky Call and Quote buttons. */
export function hasStickyCallBar(sections: readonly AnySection[]): boolean {
  const values: { call_bar?: boolean } = (hasHeadline(sections) && sections[0]?.values) || {};
  return values.call_bar === true;
}

/** Preloads sections; returns the modules. */
export function loadSections(sections: readonly AnySection[]): Promise<unknown[]> {
  const names = [...new Set(sections.map(({ type }) => type))];
  const parts = names.map((name) => sectionComponent(name));
  if (hasStickyCallBar(sections)) parts.push(stickyCallBar as LazyComponent<object>);
  return Promise.all(parts.map((part) => part.load()));
}

interface AnySection {
  type: SectionName;
  values?: object;
}

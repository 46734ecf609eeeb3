import { defineSection } from '../../schema/define-section';
import { mapTexts } from '../../shared/content/first-content/map';
import { eyebrow, GROUPS, intro, title, tone, QUESTION_PAGES } from './common-fields';
import { questions } from './texts';

/** All services. */
export const services = defineSection({
  label: 'Services',
  description: 'A card for each of your services; they are edited under “Services”.',
  group: GROUPS.company,
  fields: { eyebrow, title, intro, tone },
  example: { title: 'One team for every room', tone: 'plain' },
});

/** Services as tabs. */
export const serviceTabs = defineSection({
  label: 'Services in detail',
  description: 'One service at a time, with what it includes; they are edited under “Services”.',
  group: GROUPS.company,
  fields: { title, intro, tone },
  example: { title: 'What we clean', tone: 'plain' },
});

export const prices = defineSection({
  label: 'Price table',
  description: 'Your prices; they are edited under “Prices”.',
  group: GROUPS.company,
  fields: { title, intro, tone: { ...tone, initial: 'cream' } },
  example: { title: 'Simple prices', intro: 'No call-out fee.', tone: 'cream' },
});

export const testimonials = defineSection({
  label: 'Reviews',
  description: 'What your customers say; edited under “Reviews”.',
  group: GROUPS.company,
  fields: { eyebrow, title, tone: { ...tone, initial: 'cream' } },
  example: { title: 'What our neighbours say', tone: 'cream' },
});

export const team = defineSection({
  label: 'Team',
  description: 'The people of your team; edited under “Team members”.',
  group: GROUPS.company,
  fields: { title, intro, tone },
  example: { title: 'Meet the Team', tone: 'plain' },
});

export const openingHours = defineSection({
  label: 'Opening hours and map',
  description: 'When you are open and where you are; edited under “Company”.',
  group: GROUPS.company,
  fields: { title: { ...title, initial: 'When and where' } },
  example: { title: 'When and where' },
});

export const map = defineSection({
  label: 'Map',
  description: 'Your address on a map, which is fetched when a visitor comes near it.',
  group: GROUPS.company,
  fields: {
    title: { ...title, initial: mapTexts.title },
    text: { kind: 'multiline', label: 'Text', maxLength: 300 },
  },
  example: { title: mapTexts.title, text: mapTexts.text },
});

/** Sitemap page. */
export const allPages = defineSection({
  label: 'List of all pages',
  description: 'Links to the pages of the site, your services, places and categories, in groups.',
  group: GROUPS.company,
  fields: {
    place_promise: {
      kind: 'text',
      label: 'What is said at the address of an area without a page',
      maxLength: 120,
      helperText:
        '“This address has no page of its own, but …”, such as “we do work in”, and its name.',
    },
    offers: {
      kind: 'repeat',
      label: 'Affordable options',
      itemName: 'option',
      max: 30,
      fields: {
        name: { kind: 'text', label: 'Name', required: true, maxLength: 60 },
        promise: {
          kind: 'text',
          label: 'What is said at its address',
          required: true,
          maxLength: 160,
          helperText: 'As “This address has no page of its own, but …” goes on.',
        },
      },
    },
  },
  example: {},
});

/** Questions of the services or contact page. */
export const sharedQuestions = defineSection({
  label: 'Your questions',
  description: 'The questions of the services or the contact page; edited under “Questions”.',
  group: GROUPS.company,
  fields: {
    title,
    prompt: questions.fields.prompt,
    page: {
      kind: 'select',
      label: 'Whose questions',
      required: true,
      initial: 'services',
      choices: QUESTION_PAGES,
    },
  },
  example: { title: 'Good questions', prompt: 'Something else? Call us on', page: 'services' },
});

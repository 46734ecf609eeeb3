import { capitalise, type ContentType, type Operation } from './content-type';
import type { Role } from './role';
import { andList, shortened, thousands } from '../shared/text';

type Said = Pick<ContentType, 'words' | 'singleton'>;

/** Phrases derived from a content type's words: "Edit blog post". */
export const phrases = {
  /** "Blog posts", or "Company" for a singleton. */
  name: ({ words, singleton }: Said) => capitalise(singleton ? words.singular : words.plural),
  plural: ({ words }: Said) => capitalise(words.plural),
  /** "1 enquiry", "1,200 enquiries". */
  countOf: ({ words }: Said, count: number) =>
    `${thousands(count)} ${count === 1 ? words.singular : words.plural}`,
  newOne: ({ words }: Said) => `New ${words.singular}`,
  createHeading: ({ words }: Said) => `Create New ${titleCase(words.singular)}`,
  editHeading: (schema: Said, title: string) =>
    schema.singleton
      ? phrases.name(schema)
      : (schema.words.editHeading?.(title) ?? `Edit ${schema.words.singular} “${title}”`),

  createButton: ({ words }: Said) => words.createButton ?? 'Create',
  creating: 'Creating...',
  saveButton: 'Save changes',
  saving: 'Saving...',
  savingSpoken: ({ words }: Said) => `Saving the ${words.singular}`,
  copyOf: (title: string) => `Copy of ${title}`,

  /** After the first record (docs/specification.md, 8). */
  created: ({ words }: Said) => `${capitalise(words.singular)} created successfully`,
  saved: ({ words }: Said) => `${capitalise(words.singular)} saved`,
  nowPublic: ({ words }: Said) => `${capitalise(words.singular)} published`,
  failed: ({ words }: Said, operation: Operation) => `Failed to ${operation} ${words.singular}`,
  /** "Blog post “Ovens” deleted", "2 blog posts deleted". */
  done: (schema: Said, what: string, titles: readonly string[]) =>
    `${titles.length === 1 ? capitalise(named(schema, titles)) : phrases.countOf(schema, titles.length)} ${what}`,
  question: ({ words }: Said, action: string, count: number) =>
    count === 1 ? `${action} this ${words.singular}?` : `${action} ${count} ${words.plural}?`,
  linksLead: (titles: readonly string[]) =>
    `${andList(titles)} ${titles.length === 1 ? 'leads' : 'lead'} there: visitors lose these links, or find nothing behind them.`,
  copyHasOld: (labels: readonly string[]) =>
    `${andList(labels.map((label) => `“${label}”`))} ${labels.length === 1 ? 'is' : 'are'} still as in the original. Change ${labels.length === 1 ? 'it' : 'them'}: search engines take two pages that say the same for one.`,

  notForYou: (roles: readonly Role[] = []) =>
    `This is for ${ofRoles(roles)}. Ask an owner if you need it.`,
  chosenBy: (choice: string, roles: readonly Role[]) =>
    `“${choice}” is for ${ofRoles(roles)} to choose`,
  notSavedAs: (role: Role) =>
    `${capitalise(ofRoles([role]))} may not save this. Ask an owner, or sign in as somebody who may: everything you typed stays here.`,
  noPermission: 'you have no permission to do that',
  notLoaded: ({ words }: Said) => `The ${words.singular} could not be loaded.`,
  copyIsGone: ({ words }: Said) =>
    `The ${words.singular} to duplicate is not there any more. Here is an empty form.`,
  changedMeanwhile: ({ words }: Said) => `This ${words.singular} has been changed meanwhile`,
  deletedMeanwhile: ({ words }: Said) => `This ${words.singular} has been deleted meanwhile`,
  stillNeeded: ({ words }: Said, others: string) =>
    `There are ${others} that belong to this ${words.singular}. Move or delete them first.`,

  noneFound: ({ words }: Said) => `No ${words.plural} found`,
  noneYet: ({ words }: Said) => `No ${words.plural} yet`,
  firstWritten: ({ words }: Said) =>
    `The first ${words.singular} will appear here as soon as you have written it.`,
  firstReceived: ({ words }: Said) =>
    `The first ${words.singular} will appear here as soon as it comes in.`,
};

function named({ words }: Said, [title]: readonly string[]): string {
  return title ? `${words.singular} “${shortened(title, MAX_TITLE_LENGTH)}”` : words.singular;
}

const MAX_TITLE_LENGTH = 60;

const ofRoles = (roles: readonly Role[]) => andList(roles.map((role) => `${role}s`));

function titleCase(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

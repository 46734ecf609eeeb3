import { isSitePage, SITE_PAGES } from '../shared/site-pages';
import { defineContentType } from '../schema/define-content-type';
import { PAGE_PREVIEW_PATH } from '../shared/route-table';
import { isTakenBySite, PAGE_PATH, pagePath } from './page-path';
import { countToReview, endFields, endGroup, statusFields } from './publication-fields';
import { sectionTypes } from './sections/registry';

const THE_SITES_OWN = 'This address belongs to the site itself. Choose another one.';

export const pages = defineContentType('pages', {
  versionColumn: 'updated_at',
  history: true,
  access: { read: 'published', write: ['owner', 'editor'], authors: 'own drafts' },
  words: { singular: 'page', plural: 'pages', createButton: 'Create page' },
  fields: {
    ...statusFields,
    title: {
      kind: 'text',
      label: 'Title',
      required: true,
      maxLength: 120,
      helperText: 'Names the page in tabs, in search results and in the admin.',
    },
    path: {
      kind: 'slug',
      label: 'Web address',
      from: 'title',
      derive: pagePath,
      pattern: PAGE_PATH,
      maxLength: 120,
      prefix: '',
      keepsFormer: true,
      required: true,
      messages: {
        empty: 'No address can be made of this title. Use at least one letter or digit.',
        taken: 'Another page already has this address.',
        format:
          'Begin with “/”, and use small letters, digits and single hyphens in at most three parts, such as “/deep-cleaning/walsall”.',
      },
    },
    sections: {
      kind: 'sections',
      label: 'Sections',
      required: 'A page needs at least one section',
      optionalInDraft: true,
      types: sectionTypes,
      max: 40,
      starts: [
        {
          label: 'Landing page',
          types: ['hero', 'reasons', 'steps', 'prices', 'testimonials', 'callToAction'],
        },
        { label: 'Text page', types: ['text'] },
      ],
    },
    description: { kind: 'multiline', label: 'Text in search results', maxLength: 320 },
    ...endFields,
    noindex: {
      kind: 'boolean',
      label: 'Hide from search engines',
      initial: false,
      helperText:
        'Search engines and the sitemap leave it out, and nothing leads to it by itself. It is no secret: whoever knows where to look can read it.',
    },
  },
  groups: [
    {
      ...endGroup,
      // Required pages.
      visibleWhen: ({ path }) => !isSitePage(path),
    },
    {
      title: 'Search and sharing',
      description: 'What search engines and shared links show beside the title.',
      fields: ['description'],
      more: ['noindex'],
    },
  ],
  list: {
    columns: ['title', 'path', 'published_at', 'author_id', 'noindex'],
    search: ['title', 'path', 'sections'],
    searchColumn: 'search_text',
    filters: ['published_at', 'noindex', 'published_until'],
    sort: { field: 'title', order: 'ASC' },
  },
  titleColumn: 'title',
  displayNames: { column: 'path', values: { '/': 'Home' } },
  fills: ['title', 'description', 'sections'],
  publicPath: ({ path }) => path,
  isHidden: ({ noindex }) => noindex,
  previewPath: (token) => `${PAGE_PREVIEW_PATH}#${token}`,
  permanent: { column: 'path', values: SITE_PAGES },
  bar: {
    group: 'Content',
    count: countToReview,
  },
  async validate({ path }): Promise<{ path?: string }> {
    // Lazy: the registry imports this module.
    const { publicTypes } = await import('./public-types');
    const others = publicTypes.map((type) => type.path);
    return isTakenBySite(path, others) ? { path: THE_SITES_OWN } : {};
  },
  constraints: {
    pages_path_free: { field: 'path', message: THE_SITES_OWN },
    pages_sections_ids: {
      field: 'sections',
      message: 'Two sections have the same id. Take one of them out, and duplicate the other.',
    },
  },
});

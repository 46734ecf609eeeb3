import { BLOG_IMAGES_BUCKET, PLACEHOLDER_IMAGE, previewPath } from '../shared/blog';
import { slugify } from '../shared/slug';
import { datedOnPublication } from './day-of-publication';
import { defineContentType } from '../schema/define-content-type';
import { countToReview, endFields, endGroup, statusFields } from './publication-fields';

/** docs/specification.md, 3, 5 and 7. */
export const blogPosts = defineContentType('blog_posts', {
  access: { read: 'published', write: ['owner', 'editor'], authors: 'own drafts' },
  words: { singular: 'blog post', plural: 'blog posts', createButton: 'Create Post' },
  fields: {
    ...statusFields,
    title: { kind: 'text', label: 'Title', required: true, maxLength: 200 },
    slug: {
      kind: 'slug',
      label: 'Web address',
      from: 'title',
      derive: slugify,
      maxLength: 200,
      prefix: '/blog/',
      keepsFormer: true,
      required: true,
      messages: {
        empty: 'No address can be made of this title. Use at least one letter or digit.',
        taken: 'Another post already has this web address.',
        format: 'Use small letters, digits and single hyphens, such as "spring-cleaning-tips".',
      },
    },
    date: {
      kind: 'displayDate',
      label: 'Date',
      required: true,
      sameDayBy: 'created_at',
      dayColumn: 'day',
    },
    category: {
      kind: 'select',
      label: 'Category',
      required: true,
      optionalInDraft: true,
      placeholder: 'Select a category',
      choices: { table: 'blog_categories', by: 'name' },
    },
    excerpt: {
      kind: 'multiline',
      label: 'Excerpt',
      required: true,
      optionalInDraft: true,
      maxLength: 500,
      helperText: 'One or two sentences for the card in the blog list.',
    },
    content: {
      kind: 'html',
      label: 'Content',
      required: true,
      optionalInDraft: true,
      maxLength: 200_000,
      pictures: { bucket: BLOG_IMAGES_BUCKET, folder: 'blog', library: true },
    },
    image: {
      kind: 'image',
      label: 'Featured Image',
      bucket: BLOG_IMAGES_BUCKET,
      folder: 'blog',
      whenBlank: PLACEHOLDER_IMAGE,
      library: true,
    },
    image_alt: {
      kind: 'altText',
      label: 'What the picture shows',
      of: 'image',
      noPicture: PLACEHOLDER_IMAGE,
    },
    image_focus: {
      kind: 'focus',
      label: 'What stays in view on cards',
      of: 'image',
    },
    ...endFields,
    popular: {
      kind: 'boolean',
      label: 'Among the popular articles',
      // Not on creation: saves bytes of the front page.
      visibleWhen: ({ id }) => Boolean(id),
      initial: false,
      helperText: 'The list of all pages names three; the newest fill what is left.',
    },
    search_title: { kind: 'text', label: 'Headline in search results', maxLength: 120 },
    search_description: { kind: 'multiline', label: 'Text in search results', maxLength: 320 },
  },
  groups: [
    endGroup,
    {
      title: 'Search and sharing',
      description:
        'Where these are empty, search engines and shared links show the title and the excerpt.',
      fields: ['search_title', 'search_description', 'popular'],
    },
  ],
  beforeSave: datedOnPublication,
  list: {
    columns: ['image', 'title', 'published_at', 'author_id', 'category', 'date'],
    search: ['title', 'excerpt', 'content'],
    searchColumn: 'search_text',
    filters: ['published_at', 'category', 'image', 'image_alt', 'published_until'],
    bulkColumns: ['category'],
    sort: { field: 'date', order: 'DESC' },
  },
  bar: {
    count: countToReview,
  },
  frontPage: true,
  history: true,
  titleColumn: 'title',
  versionColumn: 'updated_at',
  publicPath: ({ slug }) => `/blog/${slug}`,
  previewPath,
  constraints: {
    blog_posts_slug_free: {
      field: 'slug',
      message: 'This address belongs to the site itself. Change the title a little.',
    },
  },
});

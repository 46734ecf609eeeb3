import { Download, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Facts, FieldKind, FieldOfKind } from '../../../schema/fields';
import type { FormValues, MemberFields } from '../../../schema/kind';
import type { NamedRecord } from '../../../schema/reader';
import type { ContentPicture } from '../../../shared/content/picture';
import { ArticleText } from '../../../shared/article/ArticleText';
import { telHref } from '../../../shared/company';
import { fileName } from '../../../shared/upload-limits';
import { mapHref } from '../../../shared/formats/geopoint';
import { formatDay } from '../../../shared/time/day';
import { toLondonClock } from '../../../shared/time/london-time';
import { ContentPhoto, ContentPhotos } from '../../components/ContentPhoto';
import { SiteLink } from '../../components/SiteLink';
import { Stars } from '../../components/Stars';
import { useTextLinks } from '../../components/use-text-links';
import { iconNamed, sectionOf } from './load-components';
import styles from './Record.module.css';

/** Props of a kind's view; addresses of pictures are resolved. */
interface ViewProps<Name extends FieldKind> {
  value: Name extends 'image' ? ContentPicture : NonNullable<Facts[Name]['read']>;
  field: FieldOfKind[Name];
  /** Renders nested fields; `isNamed` makes the first text their heading. */
  show: (values: FormValues, fields: MemberFields, isNamed?: boolean) => ReactNode;
}

/** How visitors see a kind: among the facts, or in the text. */
export interface KindView<Name extends FieldKind> {
  at: 'facts' | 'text';
  View: (props: ViewProps<Name>) => ReactNode;
}

const fact = <Name extends FieldKind>(View: KindView<Name>['View']): KindView<Name> => ({
  at: 'facts',
  View,
});
const text = <Name extends FieldKind>(View: KindView<Name>['View']): KindView<Name> => ({
  at: 'text',
  View,
});

const PHOTO = '(width >= 64rem) 48rem, 100vw';

/** Kinds without an entry render their value; `null` for kinds that describe another field or are for staff alone. */
export const kindViews: { readonly [Name in FieldKind]?: KindView<Name> | null } = {
  altText: null,
  boolean: fact(({ value }) => (value ? 'Yes' : 'No')),
  date: fact(({ value }) => <time dateTime={value}>{formatDay(value)}</time>),
  dateTime: fact(({ value }) => {
    const [day = '', time = ''] = toLondonClock(value).split('T');
    return <time dateTime={value}>{`${formatDay(day)}, ${time}`}</time>;
  }),
  email: fact(({ value }) => <a href={`mailto:${value}`}>{value}</a>),
  file: fact(({ value }) => (
    <a href={value} className={styles.signed}>
      <Download aria-hidden size={18} />
      {fileName(value)}
    </a>
  )),
  focus: null,
  geopoint: fact(({ value, field }) => (
    <a href={mapHref(value)} className={styles.signed} aria-label={`${field.label} on a map`}>
      <MapPin aria-hidden size={18} />
      Show on a map
    </a>
  )),
  group: text(({ value, field, show }) => show(value, field.fields)),
  html: text(({ value }) => <Article html={value} />),
  icon: fact(({ value, field }) => {
    const Icon = iconNamed(field, value);
    return (
      <span className={styles.signed}>
        {Icon && <Icon />}
        {field.icons[value] ?? value}
      </span>
    );
  }),
  image: text(({ value }) => <ContentPhoto {...value} sizes={PHOTO} />),
  images: text(({ value }) => <ContentPhotos pictures={value} />),
  list: text(({ value }) => (
    <ul className={styles.list}>
      {value.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )),
  money: fact(({ value }) => value.text),
  multiline: text(({ value }) => <p>{value}</p>),
  phone: fact(({ value }) => <a href={telHref(value)}>{value}</a>),
  publication: null,
  rating: fact(({ value }) => <Stars rating={value} />),
  reference: fact(({ value }) => <Named record={value} />),
  references: fact(({ value }) => (
    <ul className={styles.plain}>
      {value.map((record) => (
        <li key={record.id}>
          <Named record={record} />
        </li>
      ))}
    </ul>
  )),
  repeat: text(({ value, field, show }) => (
    <ul className={styles.items}>
      {value.map((item, index) => (
        <li key={index}>{show(item, field.fields, true)}</li>
      ))}
    </ul>
  )),
  lastDay: null,
  reviewRequest: null,
  sections: text(({ value }) =>
    value.map(({ id, type, values }) => {
      const Section = sectionOf(type);
      return Section && <Section key={id} {...values} />;
    }),
  ),
  select: fact(({ value, field }) => {
    const choices = 'table' in field.choices ? [] : field.choices;
    const chosen = choices.find((choice) => typeof choice !== 'string' && choice.value === value);
    return typeof chosen === 'object' ? chosen.label : String(value);
  }),
  slug: null,
  time: fact(({ value }) => <time dateTime={value}>{value}</time>),
  url: fact(({ value }) => (
    <SiteLink href={value} className={styles.signed}>
      {!value.startsWith('/') && <ExternalLink aria-hidden size={18} />}
      {value.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </SiteLink>
  )),
};

/** Its links navigate without a reload. */
function Article({ html }: { html: string }) {
  return <ArticleText article={{ html, headings: [] }} ref={useTextLinks()} />;
}

function Named({ record: { title, path } }: { record: NamedRecord }) {
  return path ? <SiteLink href={path}>{title}</SiteLink> : title;
}

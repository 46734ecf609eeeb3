import type { ComponentType, ReactNode } from 'react';
import type { Field, FieldKind } from '../../../schema/fields';
import type { FormValues, MemberFields } from '../../../schema/kind';
import { kindViews } from './field-views';
import styles from './Record.module.css';

/** A field with a value to show. */
export interface RenderedField {
  key: string;
  field: Field;
  at: 'facts' | 'text';
  content: ReactNode;
}

interface AnyView extends Pick<RenderedField, 'at'> {
  View: ComponentType<{ value: unknown; field: Field; show: typeof show }>;
}

const AS_IT_IS: AnyView = { at: 'facts', View: ({ value }) => String(value) };

/** Fields with values, in the order of the form, each rendered by its kind. */
export function fieldsWithValues(
  fields: Readonly<Record<string, Field>>,
  values: FormValues,
): RenderedField[] {
  return Object.entries(fields).flatMap(([key, field]): RenderedField[] => {
    const view = kindViews[field.kind];
    const value = values[key];
    if (view === null || isEmpty(value)) return [];
    const { at, View } = (view ?? AS_IT_IS) as AnyView;
    return [{ key, field, at, content: <View value={value} field={field} show={show} /> }];
  });
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

function show(values: FormValues, fields: MemberFields, isNamed = false): ReactNode {
  const all = fieldsWithValues(fields as Readonly<Record<string, Field>>, values);
  const [first, second] = all;
  const name = isNamed && first?.field.kind === 'text' ? first : undefined;
  if (name && second?.at === 'facts' && all.length === 2) {
    return (
      <p className={styles.line}>
        <span>{name.content}</span>
        <strong>{second.content}</strong>
      </p>
    );
  }
  const others = name ? all.slice(1) : all;
  return (
    <div className={styles.item}>
      {name && <h3>{name.content}</h3>}
      {others.map(({ key, at, content }) => at === 'text' && <div key={key}>{content}</div>)}
      <FactList facts={others.filter(({ at }) => at === 'facts')} />
    </div>
  );
}

interface FactListProps {
  facts: readonly RenderedField[];
  /** One fact a line, beside its label. */
  isNarrow?: boolean;
}

export function FactList({ facts, isNarrow }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={`${styles.facts} ${isNarrow ? styles.narrow : ''}`}>
      {facts.map(({ key, field, content }) => (
        <div key={key}>
          <dt>{field.label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Kinds that need no heading. */
const SPEAKING: readonly FieldKind[] = ['image', 'sections'];
/** Running text needs no heading where it comes first. */
const RUNNING: readonly FieldKind[] = ['html', 'multiline'];

/**
 * Fields with headings.
 * @param level of the headings
 */
export function TextFields({ fields, level }: { fields: readonly RenderedField[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return fields.map(({ key, field: { kind, label }, content }, index) => {
    const isPlain = SPEAKING.includes(kind) || (index === 0 && RUNNING.includes(kind));
    return (
      <section key={key} className={styles.part}>
        {!isPlain && <Heading>{label}</Heading>}
        {content}
      </section>
    );
  });
}

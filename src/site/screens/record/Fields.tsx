import type { ComponentType, ReactNode } from 'react';
import type { Field, FieldKind } from '../../../schema/fields';
import type { FormValues, MemberFields } from '../../../schema/kind';
import { kindViews } from './kind-views';
import styles from './Record.module.css';

/** A field of which something is shown. */
export interface ShownField {
  key: string;
  field: Field;
  at: 'facts' | 'text';
  /** What visitors see of it. */
  shown: ReactNode;
}

interface AnyView extends Pick<ShownField, 'at'> {
  View: ComponentType<{ value: unknown; field: Field; show: typeof show }>;
}

const AS_IT_IS: AnyView = { at: 'facts', View: ({ value }) => String(value) };

/** The fields that say something, in the order of the form, each as its kind is seen. */
export function shownFields(
  fields: Readonly<Record<string, Field>>,
  values: FormValues,
): ShownField[] {
  return Object.entries(fields).flatMap(([key, field]): ShownField[] => {
    const view = kindViews[field.kind];
    const value = values[key];
    if (view === null || isEmpty(value)) return [];
    const { at, View } = (view ?? AS_IT_IS) as AnyView;
    return [{ key, field, at, shown: <View value={value} field={field} show={show} /> }];
  });
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

function show(values: FormValues, fields: MemberFields, isNamed = false): ReactNode {
  const all = shownFields(fields as Readonly<Record<string, Field>>, values);
  const [first, second] = all;
  const name = isNamed && first?.field.kind === 'text' ? first : undefined;
  if (name && second?.at === 'facts' && all.length === 2) {
    return (
      <p className={styles.line}>
        <span>{name.shown}</span>
        <strong>{second.shown}</strong>
      </p>
    );
  }
  const others = name ? all.slice(1) : all;
  return (
    <div className={styles.item}>
      {name && <h3>{name.shown}</h3>}
      {others.map(({ key, at, shown }) => at === 'text' && <div key={key}>{shown}</div>)}
      <FactList facts={others.filter(({ at }) => at === 'facts')} />
    </div>
  );
}

interface FactListProps {
  facts: readonly ShownField[];
  /** Each on a line of its own, beside its label. */
  isNarrow?: boolean;
}

/** Short values with their labels. */
export function FactList({ facts, isNarrow }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={`${styles.facts} ${isNarrow ? styles.narrow : ''}`}>
      {facts.map(({ key, field, shown }) => (
        <div key={key}>
          <dt>{field.label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Kinds that say what they are without a heading. */
const SPEAKING: readonly FieldKind[] = ['image', 'sections'];
/** Running text: it needs none where it comes first. */
const RUNNING: readonly FieldKind[] = ['html', 'multiline'];

/**
 * Parts of a text under their labels.
 * @param level of the headings
 */
export function TextParts({ parts, level }: { parts: readonly ShownField[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return parts.map(({ key, field: { kind, label }, shown }, index) => {
    const isPlain = SPEAKING.includes(kind) || (index === 0 && RUNNING.includes(kind));
    return (
      <section key={key} className={styles.part}>
        {!isPlain && <Heading>{label}</Heading>}
        {shown}
      </section>
    );
  });
}

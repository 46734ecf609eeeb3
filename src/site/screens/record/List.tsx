import { rowPath } from '../../../content-types/public-type';
import type { FormValues } from '../../../schema/kind';
import { Card } from '../../components/Card';
import { CardTitle } from '../../components/CardTitle';
import { ContentPhoto } from '../../components/ContentPhoto';
import { PageHero } from '../../components/PageHero';
import { FactList, TextFields } from './Fields';
import styles from './Record.module.css';
import { recordLayout } from './record-layout';
import type { RecordProps } from './RecordScreen';

export { loadComponents } from './load-components';

/** Maximum number of facts on a card. */
const FACTS_ON_CARD = 3;

/** The default list of a content type, rendered by kind; records without pages are complete. */
export default function List({ rows, ...props }: RecordProps) {
  const { of } = props;
  return (
    <>
      <PageHero title={of.title} intro={of.description} />
      <div className={`container ${styles.band}`}>
        {rows.length === 0 && <p>There is nothing here at the moment.</p>}
        <ul className="grid">
          {rows.map((row) => (
            <RecordCard key={String(row.id)} {...props} row={row} />
          ))}
        </ul>
      </div>
    </>
  );
}

function RecordCard(props: Omit<RecordProps, 'rows'> & { row: FormValues }) {
  const { of, row } = props;
  const { title, intro, picture, facts, text } = recordLayout(props);
  const path = of.page && rowPath(of, row);
  return (
    <Card as="li" picture={picture && <ContentPhoto {...picture} />}>
      <CardTitle title={title} href={path} />
      {intro && <p className="muted">{intro}</p>}
      <FactList facts={path ? facts.slice(0, FACTS_ON_CARD) : facts} isNarrow />
      {!path && <TextFields fields={text} level={3} />}
    </Card>
  );
}

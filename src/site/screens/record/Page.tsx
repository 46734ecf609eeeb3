import { ContentPhoto } from '../../components/ContentPhoto';
import { PageHero } from '../../components/PageHero';
import { SiteLink } from '../../components/SiteLink';
import { FactList, TextFields } from './Fields';
import styles from './Record.module.css';
import { recordLayout } from './record-layout';
import type { RecordProps } from './RecordScreen';

export { loadComponents } from './load-components';

/** The default page of a record, rendered by kind. */
export default function Page(props: RecordProps) {
  const { of } = props;
  const { title, intro, picture, facts, text } = recordLayout(props);
  return (
    <article>
      <PageHero title={title} intro={intro} />
      <div className={`container ${styles.band} ${facts.length > 0 ? styles.columns : ''}`}>
        {picture && <ContentPhoto {...picture} priority sizes="(width >= 64rem) 48rem, 100vw" />}
        {facts.length > 0 && (
          <div className={styles.card}>
            <FactList facts={facts} />
          </div>
        )}
        <div className={styles.text}>
          <TextFields fields={text} level={2} />
          {of.list && (
            <p>
              <SiteLink href={of.list}>All {of.plural}</SiteLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

import { memo, Suspense } from 'react';
import type { Reader } from '../../schema/reader';
import { daysInWords, type StoredSection, storedSections } from '../../schema/section';
import type { PageText } from '../../shared/content/content-rows';
import type { Fill } from '../../shared/content/placeholders';
import { PageHero } from '../../site/components/PageHero';
import { isReadable, readableSection } from '../../site/data/readable-page';
import { hasHeadline, isRepeated, sectionComponent } from '../../site/sections/components';
import { REGION } from './preview-attributes';

export interface PreviewReader {
  fill: Fill;
  /** The records that it names. */
  record?: Reader['record'];
}

/** The sections of a page, each rendered again when its own fields have changed. */
export function PagePreview({ row, ...reads }: { row: PageText } & PreviewReader) {
  const sections = storedSections(row.sections);
  return (
    <Suspense fallback={null}>
      {!hasHeadline(sections.filter(isReadable)) && <PageHero title={reads.fill(row.title)} />}
      {sections.map((section, index) => (
        <div
          key={section.id}
          style={{ display: 'contents' }}
          {...{ [REGION]: `sections.${index}` }}
        >
          {!section.hidden && daysInWords(section) && (
            <p className="container muted">Visitors see this {daysInWords(section)}.</p>
          )}
          <SectionPreview
            stored={JSON.stringify(section)}
            isRepeated={isRepeated(sections, index)}
            {...reads}
          />
        </div>
      ))}
    </Suspense>
  );
}

/** @param stored the section as JSON, by which it is the same as before: each change of the form derives all sections again */
const SectionPreview = memo(function SectionPreview({
  stored,
  isRepeated,
  fill,
  record,
}: {
  stored: string;
  isRepeated: boolean;
} & PreviewReader) {
  const shown = readableSection(JSON.parse(stored) as StoredSection, fill, record);
  if (!shown) return null;
  const { Screen } = sectionComponent(shown.type);
  return <Screen {...{ ...shown.values, isRepeated }} />;
});

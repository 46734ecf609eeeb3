import type { openingHours } from '../../content-types/sections/record-sections';
import type { SectionProps } from '../../schema/define-section';
import { useContent } from '../../shared/content/use-content';
import { mapTexts } from '../../shared/content/first-content/map';
import { Section } from '../components/Section';
import { openingHoursRows } from '../view-models/opening-hours';
import { OpeningHoursTable } from './contact/OpeningHoursTable';
import MapSection from './Map';

/** Opening hours and map. */
export default function OpeningHours({ title }: SectionProps<typeof openingHours>) {
  return (
    <>
      <Section title={title}>
        <OpeningHoursTable week={useContent(openingHoursRows)} />
      </Section>
      <MapSection title={mapTexts.title} text="" />
    </>
  );
}

import { MapPin } from 'lucide-react';
import type { areas } from '../../../content-types/areas';
import type { Readable } from '../../../schema/readable';
import { company } from '../../../shared/company';
import { mapHref } from '../../../shared/formats/geopoint';
import { useContent } from '../../../shared/content/use-content';
import { ButtonLink } from '../../components/ButtonLink';
import { ContentPhotos } from '../../components/ContentPhoto';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';
import { SiteLink } from '../../components/SiteLink';
import { getQuote } from '../../view-models/links';
import { AreaMap } from './AreaMap';
import { placesOf } from './map-layout';
import CallToAction from '../../sections/CallToAction';
import Questions from '../../sections/Questions';
import Services from '../../sections/Services';
import Testimonials from '../../sections/Testimonials';
import styles from './Areas.module.css';

type Area = Readable<typeof areas>;

interface PageProps {
  row: Area;
  rows: readonly Area[];
}

/** What the company does in one area, what is said of it and nowhere else, and how to ask. */
export default function Page({ row: area, rows }: PageProps) {
  const { name } = useContent(company);
  const place = area.as_said || area.name;
  return (
    <article>
      <PageHero title={`${name} in ${place}`} intro={area.introduction}>
        <ButtonLink href={getQuote.href}>{getQuote.label}</ButtonLink>
      </PageHero>
      <GettingThere area={area} place={place} all={rows} />
      <Services title={`What we do in ${place}`} tone="mist" />
      <Testimonials title={`What people say in ${place}`} area={String(area.id)} />
      {area.pictures.length > 0 && (
        <Section title={`Seen in ${place}`}>
          <ContentPhotos pictures={area.pictures} />
        </Section>
      )}
      <Questions
        title={`Asked in ${place}`}
        prompt="Something else? Call us on"
        questions={area.questions}
      />
      <CallToAction
        title={`Somewhere in ${place}?`}
        text="Tell us the postcode and what there is to do."
        {...getQuote}
        second_label=""
        second_href=""
      />
    </article>
  );
}

interface Props {
  area: Area;
  place: string;
  all: readonly Area[];
}

/** Postcodes, travel and what is next to it. */
function GettingThere({ area, place, all }: Props) {
  const { outward_codes, travel_note, neighbours, location } = area;
  const places = placesOf(all);
  return (
    <Section
      title={`Coming to you in ${place}`}
      intro={travel_note}
      aside={places.length > 0 && <AreaMap places={places} here={area.name} />}
    >
      <div className={styles.there}>
        {outward_codes && (
          <p className={styles.codes}>
            <MapPin aria-hidden size="1.1em" /> Postcodes {outward_codes}
          </p>
        )}
        <nav aria-label="Other areas">
          <ul className="cluster">
            {neighbours.map(
              ({ id, title, path }) =>
                path && (
                  <li key={id}>
                    <SiteLink href={path}>{title}</SiteLink>
                  </li>
                ),
            )}
            {location && (
              <li>
                <a href={mapHref(location)}>Show on a map</a>
              </li>
            )}
            <li>
              <SiteLink href="/locations">All locations we serve</SiteLink>
            </li>
          </ul>
        </nav>
      </div>
    </Section>
  );
}

import served from 'virtual:content/served_areas';
import type { areas } from '../../../content-types/areas';
import { rowPath, type PublicType } from '../../../content-types/public-type';
import type { Readable } from '../../../schema/readable';
import { useContent } from '../../../shared/content/use-content';
import { shortened } from '../../../shared/text';
import { ButtonLink } from '../../components/ButtonLink';
import { Card } from '../../components/Card';
import { CardTitle } from '../../components/CardTitle';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';
import { SiteLink } from '../../components/SiteLink';
import { getQuote } from '../../view-models/links';
import { AreaMap } from './AreaMap';
import CallToAction from '../../sections/CallToAction';
import { placesOf } from './map-layout';
import styles from './Areas.module.css';

interface Props {
  rows: readonly Readable<typeof areas>[];
  of: PublicType;
}

/** Every area that is served, with its postcodes; those with a page lead to it. */
export default function List({ rows, of }: Props) {
  const all = useContent(served);
  const places = placesOf(rows);
  return (
    <>
      <PageHero title={of.title} intro={of.description}>
        <ButtonLink href={getQuote.href}>{getQuote.label}</ButtonLink>
      </PageHero>
      <div className={`container ${styles.band}`}>
        <ul className="grid">
          {all.map(({ slug, name, outward_codes }) => {
            const page = rows.find((row) => row.slug === slug);
            return (
              <Card key={slug} as="li">
                <CardTitle title={name} href={page && rowPath(of, page)} />
                {page?.introduction && <p className="muted">{shortened(page.introduction)}</p>}
                {outward_codes && <p className={styles.codes}>{outward_codes}</p>}
              </Card>
            );
          })}
        </ul>
      </div>
      {places.length > 0 && (
        <Section
          title="On the map"
          intro="Each dot is the middle of an area."
          tone="mist"
          aside={<AreaMap places={places} />}
        >
          <SiteLink href={getQuote.href}>Ask for a place in between</SiteLink>
        </Section>
      )}
      <CallToAction
        title="Just outside? Ask all the same."
        text="Tell us the postcode and what there is to do."
        {...getQuote}
        second_label=""
        second_href=""
      />
    </>
  );
}

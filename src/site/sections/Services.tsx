import { ArrowRight } from 'lucide-react';
import prices from 'virtual:content/price_plans';
import { formatPrice } from '../../shared/content/prices';
import { serviceIcons } from '../../shared/content/service-icons';
import { useContent } from '../../shared/content/use-content';
import { Card } from '../components/Card';
import { Section, type BandProps } from '../components/Section';
import { ServicePhoto } from '../components/ServicePhoto';
import { SiteLink } from '../components/SiteLink';
import { serviceHref, services, type Service } from '../view-models/services';
import styles from './Services.module.css';

export default function Services(band: BandProps) {
  const all = useContent(services);
  if (all.length === 0) return null;
  return (
    <Section {...band}>
      <ul className={styles.grid}>
        {all.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </ul>
    </Section>
  );
}

export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, summary, icon, image } = service;
  const price = useContent(prices).find((one) => one.service === slug);
  const Icon = serviceIcons[icon];
  const photo = (
    <ServicePhoto
      picture={image}
      sizes="(width >= 64rem) 24rem, (width >= 48rem) 50vw, 100vw"
      className={styles.photo}
    />
  );
  return (
    <Card as="li" picture={photo} className={styles.card}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <h3>{title}</h3>
      <p className="muted">{summary}</p>
      {price && <p className={styles.price}>{formatPrice(price)}</p>}
      <SiteLink href={serviceHref(slug)} className={styles.link} data-covers-card="">
        What is included<span className="visually-hidden"> in {title}</span>
        <ArrowRight aria-hidden="true" size={18} />
      </SiteLink>
    </Card>
  );
}

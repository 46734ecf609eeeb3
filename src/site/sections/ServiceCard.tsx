import { ArrowRight } from 'lucide-react';
import { Card } from '../components/Card';
import { ServicePhoto } from '../components/ServicePhoto';
import { SiteLink } from '../components/SiteLink';
import { formatPrice } from '../../shared/content/prices';
import type { Service } from '../../shared/content/site-content';
import { useContent } from '../../shared/content/use-content';
import { priceOf, prices } from '../content/prices';
import { serviceHref } from '../content/services';
import styles from './ServiceCard.module.css';
import { serviceIcons } from '../../shared/content/service-icon-set';
import type { ServiceIconName } from '../../shared/content/service-icons';

export function ServiceCard({ service }: { service: Service }) {
  const { id, title, summary, icon, picture } = service;
  const price = priceOf(id, useContent(prices));
  const photo = (
    <ServicePhoto
      picture={picture}
      sizes="(width >= 64rem) 24rem, (width >= 48rem) 50vw, 100vw"
      className={styles.photo}
    />
  );
  return (
    <Card as="li" picture={photo} className={styles.card}>
      <span className={styles.icon}>
        <ServiceIcon name={icon} />
      </span>
      <h3>{title}</h3>
      <p className="muted">{summary}</p>
      {price && <p className={styles.price}>{formatPrice(price)}</p>}
      <SiteLink href={serviceHref(id)} className={styles.link} data-covers-card="">
        What is included<span className="visually-hidden"> in {title}</span>
        <ArrowRight aria-hidden="true" size={18} />
      </SiteLink>
    </Card>
  );
}

/** A service's icon by its name in the content; always decoration beside the service's title. */
function ServiceIcon({ name }: { name: ServiceIconName }) {
  const Icon = serviceIcons[name];
  return <Icon aria-hidden="true" />;
}

import { Check } from 'lucide-react';
import { ButtonLink } from '../components/ButtonLink';
import { ServicePhoto } from '../components/ServicePhoto';
import { quoteHref } from '../content/links';
import serviceDetails from '../../shared/content/published/service-details';
import { useContent } from '../../shared/content/use-content';
import type { Service, ServiceDetails } from '../../shared/content/site-content';
import { servicePanel } from '../content/services-page';
import styles from './ServicePanel.module.css';

interface ServicePanelProps {
  service: Service;
  details?: Partial<ServiceDetails>;
}

/** Everything about one service (docs/specification.md, 2, "Services"). */
export function ServicePanel({ service: { id, title, picture }, details }: ServicePanelProps) {
  const published = useContent(serviceDetails)[id];
  const { description, features = [], benefits } = details ?? published ?? {};
  return (
    <div className={styles.place}>
      <div className={styles.panel}>
        <div className={styles.picture}>
          <ServicePhoto picture={picture} sizes="(width >= 64rem) 36rem, 100vw" />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <h4>{servicePanel.featuresTitle}</h4>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden size={20} className={styles.check} />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.benefits}>
          <h4>{servicePanel.benefitsTitle}</h4>
          <p>{benefits}</p>
          <ButtonLink href={quoteHref(id)}>{servicePanel.action}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

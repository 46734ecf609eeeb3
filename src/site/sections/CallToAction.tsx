import { Phone } from 'lucide-react';
import { useId } from 'react';
import type { callToAction } from '../../content-types/sections/calls-to-action';
import type { SectionProps } from '../../schema/define-section';
import { useContent } from '../../shared/content/use-content';
import { ButtonLink } from '../components/ButtonLink';
import { callUs } from '../view-models/links';
import styles from './CallToAction.module.css';

export default function CallToAction(props: SectionProps<typeof callToAction>) {
  const { title, text, label, href, second_label, second_href } = props;
  const headingId = useId();
  const call = useContent(callUs);
  const second = second_label && second_href ? { label: second_label, href: second_href } : call;
  return (
    <section aria-labelledby={headingId} className={styles.band}>
      <div className={`container ${styles.inner}`}>
        <div className="stack">
          <h2 id={headingId}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className="cluster">
          <ButtonLink href={href} variant="accent">
            {label}
          </ButtonLink>
          <ButtonLink href={second.href} variant="onDark">
            {second.href.startsWith('tel:') && <Phone aria-hidden="true" size={20} />}
            {second.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { serviceTabs } from '../../content-types/sections/record-sections';
import type { SectionProps } from '../../schema/define-section';
import { useContent } from '../../shared/content/use-content';
import { ButtonLink } from '../components/ButtonLink';
import { Section } from '../components/Section';
import { ServicePhoto } from '../components/ServicePhoto';
import { Tabs } from '../components/Tabs';
import { quoteHref } from '../view-models/links';
import { type Service, services } from '../view-models/services';
import type { NavigationState } from '../layout/navigation-state';
import { useHydrated } from '../layout/use-hydrated';
import type { Repeatable } from './components';
import styles from './ServiceTabs.module.css';

const LOWEST_START = 0.8;

/** Services as tabs; the address has the selected one. */
export default function ServiceTabs(props: SectionProps<typeof serviceTabs> & Repeatable) {
  const { isRepeated, ...band } = props;
  const ownIds = useId();
  const all = useContent(services);
  const [selected, choose] = useServiceInAddress(all);
  useRevealedTab(selected);
  if (all.length === 0) return null;
  return (
    <Section {...band}>
      <Tabs
        label={band.title}
        idPrefix={isRepeated ? ownIds : ''}
        selected={selected}
        onSelect={choose}
        tabs={all.map((service) => ({
          id: service.slug,
          label: service.title,
          panel: <ServicePanel service={service} />,
        }))}
      />
    </Section>
  );
}

/**
 * The service of the address's anchor, and a setter, which pushes a history entry.
 * Prerendered HTML cannot know the anchor and shows the default, so the first client render does too.
 */
function useServiceInAddress(all: readonly Service[]): [string, (slug: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const anchor = hydrated ? hash.slice(1) : '';

  function choose(slug: string) {
    // From `location`, which is ahead of rendering: a replayed press pushes one entry.
    if (window.location.hash === `#${slug}`) return;
    void navigate(`#${slug}`, { state: { keepPlace: true } satisfies NavigationState });
  }

  // The first by default (docs/specification.md, 4).
  const selected = all.find(({ slug }) => slug === anchor) ?? all[0];
  return [selected?.slug ?? '', choose];
}

/**
 * Scrolls a newly shown panel into view after hydration, when the browser could not find its hidden anchor, and after
 * Back or Forward; not after selecting a tab.
 */
function useRevealedTab(selected: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    if (navigationType !== 'POP') return;
    const panel = document.getElementById(selected);
    if (!panel) return;
    // Further down, the scroll position has been restored.
    if (panel.getBoundingClientRect().top > window.innerHeight * LOWEST_START) {
      panel.scrollIntoView();
    }
  }, [selected, navigationType]);
}

/** docs/specification.md, 2, "Services". */
export function ServicePanel({ service }: { service: Service }) {
  const { slug, title, image, description, features, benefits } = service;
  return (
    <div className={styles.place}>
      <div className={styles.panel}>
        <div className={styles.picture}>
          <ServicePhoto picture={image} sizes="(width >= 64rem) 36rem, 100vw" />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <h4>What&apos;s Included</h4>
          <ul className={styles.features}>
            {features.map((feature, index) => (
              <li key={index}>
                <Check aria-hidden size={20} className={styles.check} />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.benefits}>
          <h4>Benefits</h4>
          <p>{benefits}</p>
          <ButtonLink href={quoteHref(slug)}>Book This Service</ButtonLink>
        </div>
      </div>
    </div>
  );
}

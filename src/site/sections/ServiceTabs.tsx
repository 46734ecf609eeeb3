import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { serviceTabs } from '../../content-types/sections/from-content';
import type { SectionProps } from '../../schema/define-section';
import type { Service } from '../../shared/content/site-content';
import { useContent } from '../../shared/content/use-content';
import { Section } from '../components/Section';
import { Tabs } from '../components/Tabs';
import { defaultService, isServiceId, type ServiceId, services } from '../content/services';
import { ServicePanel } from './ServicePanel';
import type { NavigationState } from '../layout/navigation-state';
import { useHydrated } from '../layout/useHydrated';

const LOWEST_START = 0.8;

/** The services, one at a time; the address names the one that is shown. */
export default function ServiceTabs(band: SectionProps<typeof serviceTabs>) {
  const all = useContent(services);
  const [selected, choose] = useServiceInAddress(all);
  useRevealedTab(selected);
  if (all.length === 0) return null;
  return (
    <Section {...band}>
      <Tabs
        label={band.title}
        selected={selected}
        onSelect={choose}
        tabs={all.map((service) => ({
          id: service.id,
          label: service.title,
          panel: <ServicePanel service={service} />,
        }))}
      />
    </Section>
  );
}

/**
 * The service that the address's anchor names, and a way to choose another, which leaves an entry in the history.
 * Prerendered HTML cannot know the anchor and shows the default, so the first client render does too.
 */
function useServiceInAddress(all: readonly Service[]): [ServiceId, (id: ServiceId) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const anchor = hydrated ? hash.slice(1) : '';

  function choose(id: ServiceId) {
    if (id === anchor) return;
    void navigate(`#${id}`, { state: { keepPlace: true } satisfies NavigationState });
  }

  return [isServiceId(anchor, all) ? anchor : defaultService(all), choose];
}

/**
 * Brings the panel of a newly shown service into view if it is not: after hydration, because it was still hidden when
 * the page looked for its anchor, and after Back or Forward to another tab. Choosing a tab by hand moves nothing.
 */
function useRevealedTab(selected: ServiceId): void {
  const navigationType = useNavigationType();
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    if (navigationType !== 'POP') return;
    const panel = document.getElementById(selected);
    if (!panel) return;
    // A visitor who is further down already has been brought back there by the browser, or by useScrollPosition.
    if (panel.getBoundingClientRect().top > window.innerHeight * LOWEST_START) {
      panel.scrollIntoView();
    }
  }, [selected, navigationType]);
}

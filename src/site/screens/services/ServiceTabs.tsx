import { Section } from '../../components/Section';
import { Tabs } from '../../components/Tabs';
import { services } from '../../content/services';
import { serviceTabs } from '../../content/services-page';
import { ServicePanel } from './ServicePanel';
import { useRevealedTab } from './useRevealedTab';
import { useServiceInAddress } from './useServiceInAddress';

/** The services, one at a time; the address names the one that is shown. */
export function ServiceTabs() {
  const [selected, choose] = useServiceInAddress();
  useRevealedTab(selected);
  if (services.length === 0) return null;
  return (
    <Section title={serviceTabs.title} intro={serviceTabs.lead}>
      <Tabs
        label={serviceTabs.title}
        selected={selected}
        onSelect={choose}
        tabs={services.map((service) => ({
          id: service.id,
          label: service.title,
          panel: <ServicePanel service={service} />,
        }))}
      />
    </Section>
  );
}

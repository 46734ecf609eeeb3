import type { callToAction } from '../../content-types/sections/next-steps';
import type { SectionProps } from '../../schema/define-section';
import { CallToAction } from '../components/CallToAction';

/** The band that asks for the next step. */
export default function CallToActionBand(props: SectionProps<typeof callToAction>) {
  const { title, text, label, href, second_label, second_href } = props;
  const second = { label: second_label, href: second_href };
  return (
    <CallToAction
      title={title}
      text={text}
      primary={{ label, href }}
      secondary={second.label && second.href ? second : undefined}
    />
  );
}

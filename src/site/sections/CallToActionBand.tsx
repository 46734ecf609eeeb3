import type { callToAction } from '../../content-types/sections/call-to-action';
import type { SectionProps } from '../../schema/define-section';
import { CallToAction } from '../components/CallToAction';

/** The band that asks for the next step. */
export default function CallToActionBand(props: SectionProps<typeof callToAction>) {
  const { title, text, label, href } = props;
  return <CallToAction title={title} text={text} primary={{ label, href }} />;
}

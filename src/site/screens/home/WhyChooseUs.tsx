import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import { whyChooseUs } from '../../content/home';
import picture from '../../pictures/why-choose-us.webp?role=photo';
import { ReasonList } from '../../sections/Reasons';
import styles from './WhyChooseUs.module.css';

export function WhyChooseUs() {
  const { eyebrow, title, pictureAlt, reasons } = whyChooseUs;
  const clipboard = (
    <Picture
      source={picture}
      alt={pictureAlt}
      sizes="(width >= 64rem) 56rem, 100vw"
      className={styles.picture}
    />
  );
  return (
    <Section eyebrow={eyebrow} title={title} tone="mist" aside={clipboard} asideAt="start">
      <ReasonList reasons={reasons} />
    </Section>
  );
}

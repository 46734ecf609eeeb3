import prices from 'virtual:content/price_plans';
import { company } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import { guidePrice } from '../../view-models/guide-price';
import { services } from '../../view-models/services';
import type { Enquiry } from '../../components/enquiry/enquiry';
import styles from './GuidePrice.module.css';
import type { QuoteWords } from './PropertyFields';

interface GuidePriceProps {
  answers: Enquiry;
  words: QuoteWords;
}

/** Live guide price, sent with the enquiry. Not an `output`, whose children a form reset replaces outside of React. */
export function GuidePrice({ answers, words }: GuidePriceProps) {
  const isRegular = Boolean(answers.frequency) && answers.frequency !== words.frequencies[0];
  const guide = guidePrice(answers, isRegular, useContent(services), useContent(prices));
  const { quote_reply_hours: hours } = useContent(company);
  const isOpen = !answers.service || !answers.property_size;
  return (
    <div className={styles.guide}>
      <div aria-live="polite" className={styles.answer}>
        <span className={styles.title}>Guide price</span>
        {guide && (
          <>
            <strong className={styles.price}>{guide.price}</strong>
            <span>{`${guide.hours} ${words.guide_note}`}</span>
          </>
        )}
        {!guide && isOpen && <span>Choose a service and a size, and it appears here.</span>}
        {!guide && !isOpen && (
          <span>
            This one depends on what there is to do: we price it within {hours}{' '}
            {hours === 1 ? 'hour' : 'hours'}.
          </span>
        )}
      </div>
      <p className={styles.small}>From the prices on our services page: a guide, not a quote.</p>
      {guide && <input type="hidden" name="estimate" value={`${guide.price} (${guide.hours})`} />}
    </div>
  );
}

import { useState } from 'react';
import { Section } from '../components/Section';
import { useHydrated } from '../layout/use-hydrated';
import styles from './CountingNotice.module.css';
import type { Asking, Refusal } from './count-event';

const REFUSAL: Refusal = 'do-not-count';

/** Below the privacy policy, whatever it says: what is counted, why, by which rule, and the way to object. */
export function CountingNotice() {
  return (
    <Section id="counting" title="Counting visits" tone="mist">
      <div className={styles.notice}>
        <p>
          We count visits to learn whether this website is found and of use. Nobody is watched: a
          visit only adds one to counters of the day. They say on which page visits began, from what
          kind of place (a search engine, for instance), and whether by touch or by mouse; how often
          our telephone number, e-mail address or WhatsApp was pressed and a form begun or sent; and
          which first halves of postcodes were asked for that we do not serve.
        </p>
        <p>
          No internet address, no time of day, no cookie and no code for you, your device or your
          visit is part of it, so nobody can tell from a counter who you are or whether you came
          before. The counters are kept in our own database, by day for 13 months and then by month.
        </p>
        <p>
          The law allows this without asking first, as long as we tell you and you can object:
          Privacy and Electronic Communications Regulations 2003, schedule A1, statistical purposes.
          If you object, your browser keeps that choice and nothing else, until you take it back or
          clear what it keeps of this site.
        </p>
        <Objection />
      </div>
    </Section>
  );
}

function Objection() {
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState('');
  if (hydrated && (navigator as Asking).globalPrivacyControl) {
    return (
      <p>
        <strong>You are not counted</strong>: your browser asks for that with Global Privacy
        Control.
      </p>
    );
  }
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          disabled={!hydrated}
          checked={hydrated && isKept()}
          onChange={({ target: { checked } }) => setAnswer(keep(checked))}
        />
        Do not count my visits
      </label>
      <p role="status">{answer}</p>
    </>
  );
}

function isKept(): boolean {
  try {
    return REFUSAL in localStorage;
  } catch {
    return false;
  }
}

/** Returns an answer for the visitor. */
function keep(refuses: boolean): string {
  try {
    if (refuses) localStorage.setItem(REFUSAL, '');
    else localStorage.removeItem(REFUSAL);
  } catch {
    return 'Your browser keeps no choices of this site. Global Privacy Control, in its settings, says the same to every site.';
  }
  return refuses
    ? 'Your visits are not counted from now on.'
    : 'Your visits are counted again from now on.';
}

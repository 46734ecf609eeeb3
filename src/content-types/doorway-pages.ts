import { asText, objectsIn, type FormValues } from '../schema/kind';

/** Fewer words say nothing of a place. */
const LEAST_WORDS = 20;
/** Words that follow each other in both texts: two pages that share more of these than not differ in their names alone. */
const SHINGLE = 3;
const MOST_ALIKE = 0.5;

/**
 * What keeps an area's page out of search engines, in sentences for whoever writes it: it is no doorway page
 * (developers.google.com, "Spam policies") once it says something of its own and proves it by something from there.
 * @param area as it is stored, typed or read
 * @param before the published areas that come before it: of two that are alike the first stays
 * @param isReviewed whether visitors read a review from there
 */
export function missingProof(
  area: FormValues,
  before: readonly FormValues[],
  isReviewed: boolean,
): string[] {
  const place = saidOf(area);
  const twin = before.find((other) => likeness(area, other) > MOST_ALIKE);
  const isThin = wordsIn(asText(area.introduction)).length < LEAST_WORDS;
  return [
    ...(twin ? [`This page says nearly what ${saidOf(twin)} says.`] : []),
    ...(twin || isThin ? [`Say something about ${place} that is true nowhere else.`] : []),
    ...(isReviewed || hasProof(area)
      ? []
      : [
          `Add something from ${place}: a review, a photograph, a question that people ask there, or a note on travel and parking.`,
        ]),
  ];
}

const saidOf = ({ as_said, name }: FormValues) => asText(as_said) || asText(name) || 'this area';

const hasProof = ({ travel_note, pictures, questions }: FormValues) =>
  asText(travel_note).trim() !== '' ||
  objectsIn(pictures).some(({ src }) => src) ||
  objectsIn(questions).some(({ answer }) => answer);

/** The part of the shorter text that the other one has, too; places are not what two texts differ in. */
function likeness(one: FormValues, other: FormValues): number {
  const names = new Set(
    [one, other].flatMap((area) => wordsIn(`${asText(area.name)} ${saidOf(area)}`)),
  );
  const [a, b] = [shinglesOf(one, names), shinglesOf(other, names)];
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function shinglesOf(area: FormValues, names: ReadonlySet<string>): Set<string> {
  const asked = objectsIn(area.questions).map(
    ({ question, answer }) => `${asText(question)} ${asText(answer)}`,
  );
  const text = [asText(area.introduction), asText(area.travel_note), ...asked].join(' ');
  const words = wordsIn(text).filter((word) => !names.has(word));
  return new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' ')));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

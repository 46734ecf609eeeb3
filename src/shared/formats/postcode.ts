/**
 * The stored form of a British postcode: "WS1 1XX" (Royal Mail's Programmers' Guide, "Postcode format"). Postgres uses
 * the same pattern.
 */
export const POSTCODE = /^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/;

/** In capitals, with the blank of a valid one. */
export function tidyPostcode(typed: string): string {
  const letters = typed.replace(/\s/g, '').toUpperCase();
  const tidy = letters.replace(/^(.+)(.{3})$/, '$1 $2');
  return POSTCODE.test(tidy) ? tidy : typed.trim().toUpperCase();
}

/** Stored form of outward codes: "WS1-6, WS8, EC1A" (Royal Mail's Programmers' Guide, "Postcode format"). */
export const OUTWARD_CODES =
  /^[A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?)(, [A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?))*$/;

/** Normalises typed codes, and ranges that run backwards. */
export function tidyOutwardCodes(typed: string): string {
  const parts = typed.toUpperCase().split(/[\s,;]+/);
  const joined = parts
    .filter(Boolean)
    .join(' ')
    .replace(/ ?[-–] ?/g, '-');
  return joined.split(' ').map(fromItsLower).join(', ');
}

const fromItsLower = (code: string) =>
  code.replace(/([A-Z])(\d{1,2})-(\d{1,2})$/, (range, letter, first, last) =>
    Number(last) < Number(first) ? `${letter}${last}-${first}` : range,
  );

/** Of a postcode, also while its second half is typed; `undefined` if invalid. */
export function outwardCodeOf(typed: string): string | undefined {
  return /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s+\d[A-Z]{0,2})?$/.exec(
    tidyPostcode(typed.replace(/[-–]/g, ' ')),
  )?.[1];
}

/** "EC1" is all of "EC1A" to "EC1Y". */
export function isAmongCodes(outwardCode: string, codes: string): boolean {
  const [, letters, number = ''] = /^([A-Z]+)(\d+)/.exec(outwardCode) ?? [];
  return codes.split(', ').some((code) => {
    const [, area, first = '', last = first] = /^([A-Z]+)(\d+)(?:-(\d+))?$/.exec(code) ?? [];
    if (area === undefined) return code === outwardCode;
    return area === letters && Number(first) <= Number(number) && Number(number) <= Number(last);
  });
}

/** First halves of postcodes as they are kept: "WS1-6, WS8, EC1A" (Royal Mail's Programmers' Guide, "Postcode format"). */
export const OUTWARD_CODES =
  /^[A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?)(, [A-Z]{1,2}[0-9]([A-Z]|[0-9]?(-[0-9]{1,2})?))*$/;

/** As somebody has typed them. */
export function tidyOutwardCodes(typed: string): string {
  const parts = typed
    .toUpperCase()
    .replace(/[-–]/g, ' - ')
    .split(/[\s,;]/);
  return parts.filter(Boolean).join(' ').replaceAll(' - ', '-').replaceAll(' ', ', ');
}

/** What a postcode starts with; `undefined` while it is none. */
export function outwardCodeOf(typed: string): string | undefined {
  return /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?$/.exec(typed.trim().toUpperCase())?.[1];
}

/** Whether an outward code is among those of a list. */
export function isAmongCodes(outwardCode: string, codes: string): boolean {
  const [, letters, number = ''] = /^([A-Z]+)(\d+)$/.exec(outwardCode) ?? [];
  return codes.split(', ').some((code) => {
    const [, area, first = '', last = first] = /^([A-Z]+)(\d+)(?:-(\d+))?$/.exec(code) ?? [];
    if (area === undefined || letters === undefined) return code === outwardCode;
    return area === letters && Number(first) <= Number(number) && Number(number) <= Number(last);
  });
}

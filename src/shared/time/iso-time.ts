/** RFC 3339: PostgREST writes "2025-05-14T08:40:00+00:00", the embedded backend "2025-05-14 08:40:00+00". */
export function isoTime(timestamp: string): string {
  const [day = '', time = ''] = timestamp.split(/[T ]/);
  return `${day}T${time.replace(/([+-]\d\d)$/, '$1:00')}`;
}

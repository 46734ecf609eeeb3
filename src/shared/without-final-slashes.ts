/** An address without the slashes at its end, each sign read once. */
export function withoutFinalSlashes(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}

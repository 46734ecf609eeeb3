/** Linear in the length of the address. */
export function withoutFinalSlashes(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}

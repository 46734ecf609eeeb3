import type { PGlite } from '@supabase/lite/pglite';

/**
 * Has PGlite refuse a parameter that it cannot write down. It hands what is no list on as it is where an array is wanted;
 * an object there breaks its connection, and no request after it is answered (0.4).
 */
export function refuseOddParameters({ serializers }: Pick<PGlite, 'serializers'>): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      const written: unknown = serialize(value);
      if (typeof written === 'string' || written instanceof Uint8Array) return written as string;
      throw new Error('Invalid input for array type');
    };
  }
}

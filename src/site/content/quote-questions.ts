/** What is asked of a home, and of a workplace: how much there is to clean. */
export const HOME_SIZES = [
  '1 bedroom',
  '2 bedrooms',
  '3 bedrooms',
  '4 bedrooms',
  '5 or more bedrooms',
] as const;
export const WORKPLACE_SIZES = [
  'Up to 100 m²',
  '100 to 250 m²',
  '250 to 500 m²',
  'More than 500 m²',
] as const;

export type PropertySize = (typeof HOME_SIZES | typeof WORKPLACE_SIZES)[number];

interface PropertyKind {
  label: string;
  sizes: readonly PropertySize[];
}

export const propertyKinds: readonly PropertyKind[] = [
  { label: 'Flat', sizes: HOME_SIZES },
  { label: 'House', sizes: HOME_SIZES },
  { label: 'Office', sizes: WORKPLACE_SIZES },
  { label: 'Shop, surgery or other workplace', sizes: WORKPLACE_SIZES },
];

export const ONCE = 'Just once';
export const frequencies: readonly string[] = [
  ONCE,
  'Several times a week',
  'Every week',
  'Every two weeks',
  'Every month',
];

/** The sizes that a kind of place comes in; all of them while it is unknown. */
export function sizesOf(kind: string | undefined): readonly PropertySize[] {
  const known = propertyKinds.find(({ label }) => label === kind);
  return known?.sizes ?? [...HOME_SIZES, ...WORKPLACE_SIZES];
}

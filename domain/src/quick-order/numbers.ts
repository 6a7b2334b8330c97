/** Kinds of numbers by which goods are named. Of the kinds that know a number the first one counts. */
export const numberKinds = ['reference', 'sku', 'ean', 'case_ean'] as const

export type NumberKind = (typeof numberKinds)[number]

/** What the company that registers does. */
export const businessKinds = ['gym', 'shop', 'online', 'wholesale', 'other'] as const

export type BusinessKind = (typeof businessKinds)[number]

/** Why a flavour's stock has changed. */
export const stockMovementKinds = [
  'first',
  'count',
  'import',
  'order',
  'release',
  'cancel',
  'receipt',
  'backorder',
  'return',
  'correction',
  'outlet',
  'unknown',
] as const

export type StockMovementKind = (typeof stockMovementKinds)[number]

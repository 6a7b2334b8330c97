/** Parts of the shop in which an agent changes something as a customer's user. */
export const actedParts = [
  'basket',
  'orders',
  'show',
  'week',
  'outlet',
  'complaints',
  'addresses',
  'lists',
  'reminders',
  'api',
  'other',
] as const
export type ActedPart = (typeof actedParts)[number]

/** The first that a path begins with counts; null: nothing that the customer keeps. */
const PARTS: readonly (readonly [begin: RegExp, part: ActedPart | null])[] = [
  [/preview$|\/(view|visit|download)-|\/visit-page|^\/api\/(logout|switch-user|current_user)|^\/$/, null],
  [/^\/api\/onlineshop\/(basket|approvals)/, 'basket'],
  [/^\/api\/onlineshop\/orders/, 'orders'],
  [/^\/api\/onlineshop\/newcomer-week/, 'week'],
  [/^\/api\/onlineshop\/outlet/, 'outlet'],
  [/^\/api\/(onlineshop\/vts|virtual-trade-show|awards)/, 'show'],
  [/^\/api\/complaint/, 'complaints'],
  [/^\/api\/company\/addresses/, 'addresses'],
  [/^\/api\/onlineshop\/(favourites|order-lists)/, 'lists'],
  [/^\/api\/flavours?\//, 'reminders'],
  [/^\/api\/(api_settings|user\/productReferences)/, 'api'],
]

/**
 * Where a call changes something; null for what leaves nothing, such as a visit or a preview, and for what is no call.
 * @param action method and path of an endpoint, as in 'PATCH /api/onlineshop/vts-basket'
 */
export function partOf(action: string): ActedPart | null {
  const path = /^[A-Z]+ (\/.*)$/.exec(action)?.[1]
  if (path === undefined) return null
  const known = PARTS.find(([begin]) => begin.test(path))
  return known ? known[1] : 'other'
}

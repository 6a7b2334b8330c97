import type { Language } from './language.ts'
import type { Cents } from './money.ts'

/** Rights of a customer's user; users with `manage` grant and revoke them. */
export const rights = ['order', 'prices', 'invoices', 'manage'] as const

export type Right = (typeof rights)[number]

export const isRight = (text: string): text is Right => (rights as readonly string[]).includes(text)

/** A logged-in user with the facts that rules need. A visitor is `null`. */
export type Viewer = {
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly customerId: number | null
  readonly company: string | null
  /** Country of the company; deposits in lists depend on it. */
  readonly country: string | null
  readonly priceGroupId: number | null
  /** Brand whose booth this user staffs; for the organiser's staff the organiser's brand. */
  readonly brandErpId: string | null
  readonly isOrganiser: boolean
  readonly isAgent: boolean
  readonly isOperator: boolean
  readonly mustChangePassword: boolean
  /** Whether the user is staff who must set up a second factor before anything else. */
  readonly mustSetUpSecondFactor: boolean
  /** The agent behind a switched session. */
  readonly agent: { readonly userId: number; readonly name: string } | null
  /** Language chosen by the reader (in a switched session the agent); null: none yet. */
  readonly language: Language | null
  readonly vtsOrdersVisible: boolean
  readonly hasApiAccess: boolean
  readonly hasBonus: boolean
  /** Rights of a customer's user; staff have none and need none. */
  readonly rights: readonly Right[]
  /** Net value above which a colleague must approve an order of this user; null: no limit. */
  readonly orderLimit: Cents | null
}

/** A viewer who buys for a customer. */
export type CustomerViewer = Viewer & { readonly customerId: number; readonly priceGroupId: number }

/** Whether a viewer has a right: staff need none, visitors have none. */
export const hasRight = (viewer: Viewer | null, right: Right): boolean =>
  viewer !== null && (viewer.customerId === null || viewer.rights.includes(right))

export const isExhibitor = (viewer: Viewer): boolean => viewer.brandErpId !== null

/** Whether a viewer has to secure the account before anything else. */
export const isHeldBack = ({ mustChangePassword, mustSetUpSecondFactor }: Viewer): boolean =>
  mustChangePassword || mustSetUpSecondFactor

/** Roles by their names on the wire. The last two are our own: what the user must do before anything else. */
export function rolesOf(viewer: Viewer): string[] {
  return [
    'ROLE_USER',
    ...(viewer.isAgent ? ['ROLE_ALLOWED_TO_SWITCH'] : []),
    ...(viewer.isOperator ? ['ROLE_ADMIN'] : []),
    ...(viewer.agent ? ['ROLE_PREVIOUS_ADMIN'] : []),
    ...(viewer.mustChangePassword ? ['ROLE_MUST_CHANGE_PASSWORD'] : []),
    ...(viewer.mustSetUpSecondFactor ? ['ROLE_MUST_SET_UP_SECOND_FACTOR'] : []),
  ]
}

import type { Viewer } from '@fairfloor/domain/identity/viewer'

type Person = {
  readonly blockedAt: Date | null
  readonly customerId: number | null
  readonly approvedAt: Date | null
  readonly brandErpId: string | null
  readonly isOrganiser: boolean
  readonly isAgent: boolean
  readonly isOperator: boolean
  readonly isTechnical: boolean
}

/** Unblocked people may log in; a customer's user once the customer is approved. */
export const mayLogIn = (person: Person): boolean => !person.isTechnical && isActive(person)

/** The same for a technical user, who calls with a key instead. */
export const mayCall = (person: Person): boolean => person.isTechnical && isActive(person)

const isActive = ({ blockedAt, customerId, approvedAt }: Person) =>
  blockedAt === null && (customerId === null || approvedAt !== null)

/** The columns of people who are not staff, for queries. */
export const noStaff = {
  brandErpId: null,
  isOrganiser: false,
  isAgent: false,
  isOperator: false,
  isTechnical: false,
} as const

/** Agents may act only as users of customers, never as staff. */
export const mayBeActedFor = (person: Person): boolean =>
  mayLogIn(person) &&
  person.customerId !== null &&
  Object.entries(noStaff).every(([field, value]) => person[field as keyof typeof noStaff] === value)

/** A password is chosen by its owner, not by an agent acting as them. */
export const mayChangePassword = ({ agent }: Viewer): boolean => agent === null

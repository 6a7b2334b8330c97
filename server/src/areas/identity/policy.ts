import type { Viewer } from '@fairfloor/domain/identity/viewer'

type Person = {
  readonly blockedAt: Date | null
  readonly customerId: number | null
  readonly approvedAt: Date | null
  readonly brandErpId: string | null
  readonly isOrganiser: boolean
  readonly isAgent: boolean
  readonly isOperator: boolean
}

/** Unblocked users may log in; a customer's user once the customer is approved. */
export const mayLogIn = ({ blockedAt, customerId, approvedAt }: Person): boolean =>
  blockedAt === null && (customerId === null || approvedAt !== null)

/** The columns of users who are not staff, for queries. */
export const noStaff = { brandErpId: null, isOrganiser: false, isAgent: false, isOperator: false } as const

/** Agents may act only as users of customers, never as staff. */
export const mayBeActedFor = (person: Person): boolean =>
  mayLogIn(person) &&
  person.customerId !== null &&
  Object.entries(noStaff).every(([field, value]) => person[field as keyof typeof noStaff] === value)

/** A password is chosen by its owner, not by an agent acting as them. */
export const mayChangePassword = ({ agent }: Viewer): boolean => agent === null

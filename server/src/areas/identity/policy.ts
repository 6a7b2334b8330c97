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

/** Who is not blocked may log in; a customer's user once the customer is approved. */
export const mayLogIn = ({ blockedAt, customerId, approvedAt }: Person): boolean =>
  blockedAt === null && (customerId === null || approvedAt !== null)

/** One may act for the users of customers alone, never for staff (decisions 2). */
export const mayBeActedFor = (person: Person): boolean =>
  mayLogIn(person) &&
  person.customerId !== null &&
  person.brandErpId === null &&
  !person.isOrganiser &&
  !person.isAgent &&
  !person.isOperator

/** A password is chosen by its owner, not by the agent who acts for them. */
export const mayChangePassword = ({ agent }: Viewer): boolean => agent === null

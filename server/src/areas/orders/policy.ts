import type { Viewer } from '@fairfloor/domain/identity/viewer'
import { refuse } from '@fairfloor/domain/refusal'

/** Orders are seen by the users of the customer who placed them. @throws Refusal not_found for who is nobody's customer */
export function ownCustomer({ customerId }: Viewer): number {
  if (customerId === null) throw refuse('not_found')
  return customerId
}

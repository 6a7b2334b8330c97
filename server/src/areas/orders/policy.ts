import { refuse } from '@fairfloor/domain/general-refusals'
import type { Viewer } from '@fairfloor/domain/viewer'

/** Orders are visible to the users of their customer. @throws Refusal not_found for users without a customer */
export function ownCustomer({ customerId }: Viewer): number {
  if (customerId === null) throw refuse('not_found')
  return customerId
}

import { ask, page } from '../../page.ts'
import { getOddCardEvents } from './desk-reads-contract.ts'

export const cardEventsDeskPage = page('/admin/card-events', {
  module: 'areas/payments/cards/CardEventsDeskPage',
  who: 'operator',
  data: () => [ask(getOddCardEvents, {})],
})

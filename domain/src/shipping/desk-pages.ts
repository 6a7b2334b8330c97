import { ask, page } from '../page.ts'
import { getShippingDesk } from './desk-reads-contract.ts'

export const shippingDeskPage = page('/admin/shipping', {
  module: 'areas/shipping/ShippingDeskPage',
  who: 'operator',
  data: () => [ask(getShippingDesk, {})],
})

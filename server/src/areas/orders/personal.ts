import { ofCompany, ofUser, type PersonalRows, partsOf } from '../../platform/personal.ts'
import { orderLines, orders } from './tables.ts'

const ordersOfCompany = ofCompany('company-orders', orders.customerId, {
  needs: ['prices'],
  without: [orders.internalNote],
})

export const ordersPersonal: readonly PersonalRows[] = [
  ofUser('orders', orders.placedBy, {
    without: [orders.internalNote, orders.totals, orders.net, orders.gross],
  }),
  ordersOfCompany,
  partsOf(ordersOfCompany, 'company-order-lines', orderLines.orderId, orders.id),
]

import { customerDeskPage } from '@fairfloor/domain/customers/desk-pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { goodsInDeskPage } from '@fairfloor/domain/goods-in/desk-pages'
import { cardEventsDeskPage } from '@fairfloor/domain/payments/desk-pages'
import { pickingDeskPage } from '@fairfloor/domain/picking/desk-pages'
import { invoicesDeskPage } from '@fairfloor/domain/receivables/desk-pages'
import { stockDeskPage } from '@fairfloor/domain/stock-desk/desk-pages'

/** Where the operator does what the overview shows. */
export const acts = {
  ship: pickingDeskPage.path,
  late: `${pickingDeskPage.path}?state=waiting`,
  deliveries: goodsInDeskPage.path,
  overdue: `${invoicesDeskPage.path}?state=overdue`,
  unpaid: `${invoicesDeskPage.path}?state=open`,
  stock: stockDeskPage.path,
  cardEvents: cardEventsDeskPage.path,
  customer: (deskCustomer: number) => addressOf(customerDeskPage, { params: { deskCustomer } }),
} as const

import { invoicesDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { customerDeskPage } from '@fairfloor/domain/companies/desk-pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { cardEventsDeskPage } from '@fairfloor/domain/payments/cards/desk-pages'
import { pickingDeskPage } from '@fairfloor/domain/picking/desk-pages'
import { stockDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import { goodsInDeskPage } from '@fairfloor/domain/stock/goods-in/desk-pages'

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

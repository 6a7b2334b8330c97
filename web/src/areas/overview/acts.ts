import { goodsInDeskPage } from '@fairfloor/domain/goods-in/desk-pages'
import { ordersDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { cardEventsDeskPage } from '@fairfloor/domain/payments/desk-pages'
import { invoicesDeskPage } from '@fairfloor/domain/receivables/desk-pages'
import { stockDeskPage } from '@fairfloor/domain/stock-desk/desk-pages'

/** Where the operator does what the overview shows. */
export const acts = {
  ship: `${ordersDeskPage.path}?state=placed`,
  late: goodsInDeskPage.path,
  overdue: `${invoicesDeskPage.path}?state=overdue`,
  unpaid: `${invoicesDeskPage.path}?state=open`,
  stock: stockDeskPage.path,
  cardEvents: cardEventsDeskPage.path,
} as const

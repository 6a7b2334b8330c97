import { invoicesDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { productDeskPage } from '@fairfloor/domain/catalogue/desk-pages'
import { customerDeskPage } from '@fairfloor/domain/companies/desk-pages'
import { complaintDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { outletLotDeskPage } from '@fairfloor/domain/outlet/desk-pages'
import { stockFlavourDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import { deliveryDeskPage } from '@fairfloor/domain/stock/goods-in/desk-pages'
import type { ReactNode } from 'react'
import { PageLink } from '../../lib/PageLink.tsx'
import text from '../../ui/text.module.css'
import { isOperator, useUser } from '../../visit/user.ts'

const at = (page: { path: string }) => (id: string | number) =>
  page.path.replace(/:\w+/, encodeURIComponent(String(id)))

/** Where the record of each kind is. */
const addresses = {
  order: at(orderDeskPage),
  customer: at(customerDeskPage),
  complaint: at(complaintDeskPage),
  delivery: at(deliveryDeskPage),
  article: at(stockFlavourDeskPage),
  lot: at(outletLotDeskPage),
  product: at(productDeskPage),
  /** By its number: it has no page of its own. */
  invoice: (number: string | number) => addressOf(invoicesDeskPage, { query: { search: number } }),
} as const

interface RecordLinkProps {
  to: keyof typeof addresses
  /** Its id, or an invoice's number; null where it is not known. */
  id: string | number | null | undefined
  /** How it is read out, where its text alone says too little. */
  label?: string
  children?: ReactNode
}

/** A number, company, article or lot that leads to its record; its text alone for readers who may not follow it. */
export function RecordLink({ to, id, label, children = id }: RecordLinkProps) {
  const user = useUser()
  if (id === null || id === undefined || !user || !isOperator(user)) return children
  return (
    <PageLink to={addresses[to](id)} className={text.link} aria-label={label}>
      {children}
    </PageLink>
  )
}

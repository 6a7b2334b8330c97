import * as contract from '@fairfloor/domain/complaints/contract'
import { complaintPage, newComplaintPage } from '@fairfloor/domain/complaints/pages'
import { dayIn } from '@fairfloor/domain/day'
import { type Answer, addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { calendarDay } from '../../lib/format.ts'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage } from '../../lib/texts.tsx'

export type Complaint = Answer<typeof contract.getComplaint>
export type ComplaintHead = Answer<typeof contract.getComplaints>['complaints'][number]
export type ComplainableLine = Answer<typeof contract.getComplainableLines>[number]
export type Photo = Complaint['photos'][number]

export const complaintsQuery = (query: CallInput<typeof contract.getComplaints>['query']) =>
  queryOf(contract.getComplaints, { query })
export const everyComplaints = everyQueryOf(contract.getComplaints)
export const complaintQuery = (id: number) => queryOf(contract.getComplaint, { params: { id } })
export const complainableOrdersQuery = queryOf(contract.getComplainableOrders, {})
export const complainableLinesQuery = (orderId: number) =>
  queryOf(contract.getComplainableLines, { params: { order_id: orderId } })

export const complaintAddressOf = (complaint: number): string => addressOf(complaintPage, { params: { complaint } })

export const photoAddressOf = ({ id }: Photo, size: 'small' | 'large'): string =>
  addressOf(contract.getPhoto, { params: { id, size } })

type Place = { readonly order: number; readonly shipment?: number; readonly line?: number }

/** Where a complaint of an order, or of one of its shipped lines, begins. */
export const newComplaintAddress = (place: Place): string => addressOf(newComplaintPage, { query: place })

/** Name of the goods that a complaint is about. */
export const goodsOf = (one: Pick<ComplaintHead, 'product_name' | 'product_size_name' | 'product_attribute_name'>) =>
  `${one.product_name} ${one.product_size_name}, ${one.product_attribute_name}`

/** The day of an instant in the shop's time zone. */
export function useDay(): (instant: string) => string {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  return instant => calendarDay(dayIn(instant, timeZone), language, { year: true })
}

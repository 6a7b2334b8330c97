import { expect, test } from 'vitest'
import { type Progress, statusOf } from './status.ts'

const fresh: Progress = {
  remaining: 5,
  shipped: 0,
  handedOver: 0,
  isPicked: false,
  invoices: 0,
  unpaidInvoices: 0,
}

test.each<[string, Partial<Progress>, string]>([
  ['nothing has happened', {}, 'placed'],
  ['somebody picks it', { isPicked: true }, 'in picking'],
  ['a release is packed, the carrier has not come', { shipped: 5, invoices: 1, unpaidInvoices: 1 }, 'placed'],
  ['3 of 5 have left', { shipped: 3, handedOver: 3, invoices: 1, unpaidInvoices: 1 }, 'shipped'],
  ['3 of 5 have left and are paid', { shipped: 3, handedOver: 3, invoices: 1 }, 'shipped'],
  [
    '3 of 5 have left, the rest is picked',
    { shipped: 3, handedOver: 3, isPicked: true, invoices: 1, unpaidInvoices: 1 },
    'in picking',
  ],
  ['all have left', { shipped: 5, handedOver: 5, invoices: 2, unpaidInvoices: 1 }, 'invoiced'],
  [
    '3 have left, the rest is cancelled',
    { remaining: 3, shipped: 3, handedOver: 3, invoices: 1, unpaidInvoices: 1 },
    'invoiced',
  ],
  ['all is paid', { shipped: 5, handedOver: 5, invoices: 2 }, 'paid'],
  ['all is cancelled', { remaining: 0 }, 'cancelled'],
])('%s (SH-196, FF-890)', (_, facts, status) => {
  expect(statusOf({ ...fresh, ...facts })).toBe(status)
})

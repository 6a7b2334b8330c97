import { expect, test } from 'vitest'
import type { OrderStatus } from './kinds.ts'
import { stateText } from './state.ts'

test.each<[OrderStatus, number, number, string, string]>([
  ['placed', 0, 104, 'Placed', 'Bestellt'],
  ['shipped', 64, 104, 'Partly shipped, 64 of 104', 'Teils versandt, 64 von 104'],
  ['shipped', 1200, 2400, 'Partly shipped, 1.200 of 2.400', 'Teils versandt, 1.200 von 2.400'],
  ['in picking', 64, 104, 'In picking, 64 of 104 shipped', 'Wird gepackt, 64 von 104 versandt'],
  ['in picking', 0, 104, 'In picking', 'Wird gepackt'],
  ['invoiced', 104, 104, 'Invoiced', 'Berechnet'],
  ['cancelled', 0, 0, 'Cancelled', 'Storniert'],
])('an order that is %s, of which %d of %d pieces have left, is “%s”, in German “%s” (FF-1770)', (...row) => {
  const [status, handed_over_quantity, ordered_quantity, english, german] = row
  const order = { status, handed_over_quantity, ordered_quantity }
  expect([stateText(order, 'en'), stateText(order, 'de')]).toEqual([english, german])
})

import { expect, test } from 'vitest'
import { partOf } from './acted.ts'

test.each([
  ['POST /api/onlineshop/basket/positions/:id', 'basket'],
  ['POST /api/onlineshop/orders/:order_id/cancel', 'orders'],
  ['POST /api/onlineshop/vts-release', 'show'],
  ['POST /api/virtual-trade-show/save-feedback', 'show'],
  ['POST /api/awards/vote', 'show'],
  ['POST /api/onlineshop/newcomer-week/basket/place-order', 'week'],
  ['POST /api/flavour/:id/updateNotify/:wanted', 'reminders'],
  ['POST /api/user/productReferences/uploadSheet', 'api'],
  ['POST /api/listing-survey/answers', 'other'],
  ['POST /api/onlineshop/orders/:order_id/cancel-preview', null],
  ['POST /api/virtual-trade-show/view-highlight', null],
  ['POST /api/switch-user/exit', null],
  ['switch user', null],
])('%s changes %s', (path, part) => expect(partOf(path)).toBe(part))

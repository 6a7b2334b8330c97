import { expect, test } from 'vitest'
import { refusals as assortment } from './assortment/refusals.ts'
import { refusals as awards } from './awards/refusals.ts'
import { refusals as backOffice } from './back-office/refusals.ts'
import { refusals as basket } from './basket/refusals.ts'
import { refusals as bonus } from './billing/bonus/refusals.ts'
import { refusals as receivables } from './billing/receivables/refusals.ts'
import { refusals as billing } from './billing/refusals.ts'
import { refusals as boothContent } from './booth-content/refusals.ts'
import { refusals as careers } from './careers/refusals.ts'
import { refusals as catalogue } from './catalogue/refusals.ts'
import { refusals as addresses } from './companies/addresses/refusals.ts'
import { refusals as companies } from './companies/refusals.ts'
import { refusals as registration } from './companies/registration/refusals.ts'
import { refusals as complaints } from './complaints/refusals.ts'
import { refusals as content } from './content/refusals.ts'
import { refusals as push } from './customer-api/push/refusals.ts'
import { refusals as customerApi } from './customer-api/refusals.ts'
import { refusals as rest } from './customer-api/rest/refusals.ts'
import { refusals as enquiries } from './enquiries/refusals.ts'
import { refusals as feedback } from './feedback/refusals.ts'
import { generalRefusals, platformRefusals } from './general-refusals.ts'
import { refusals as newcomerWeek } from './newcomer-week/refusals.ts'
import { refusals as orderLists } from './order-lists/refusals.ts'
import { refusals as orders } from './orders/refusals.ts'
import { refusals as outlet } from './outlet/refusals.ts'
import { refusals as payments } from './payments/cards/refusals.ts'
import { refusals as received } from './payments/received/refusals.ts'
import { refusals as access } from './people/access/refusals.ts'
import { refusals as people } from './people/refusals.ts'
import { refusals as personalData } from './personal-data/refusals.ts'
import { refusals as picking } from './picking/refusals.ts'
import { refusals as promotions } from './promotions/refusals.ts'
import { refusals as quickOrder } from './quick-order/refusals.ts'
import { refusals } from './refusals.ts'
import { refusals as samples } from './samples/refusals.ts'
import { refuse, refusals as seller } from './seller/refusals.ts'
import { refusals as serviceLists } from './service-lists/refusals.ts'
import { refusals as shipping } from './shipping/refusals.ts'
import { refusals as showOrders } from './show-orders/refusals.ts'
import { refusals as stockDesk } from './stock/desk/refusals.ts'
import { refusals as goodsIn } from './stock/goods-in/refusals.ts'
import { refusals as surveys } from './surveys/refusals.ts'
import { refusals as tradeShow } from './trade-show/refusals.ts'

const areas = {
  access,
  addresses,
  assortment,
  awards,
  backOffice,
  basket,
  billing,
  bonus,
  boothContent,
  careers,
  catalogue,
  companies,
  complaints,
  content,
  customerApi,
  enquiries,
  feedback,
  goodsIn,
  newcomerWeek,
  orderLists,
  orders,
  outlet,
  payments,
  people,
  personalData,
  picking,
  promotions,
  push,
  quickOrder,
  receivables,
  received,
  registration,
  rest,
  samples,
  seller,
  serviceLists,
  shipping,
  showOrders,
  stockDesk,
  surveys,
  tradeShow,
}

test('no two areas mean different things by one code', () => {
  const codes = [generalRefusals, platformRefusals, ...Object.values(areas)].flatMap(rules => Object.keys(rules))
  expect(new Set(codes).size).toBe(codes.length)
  expect(Object.keys(refusals)).toHaveLength(codes.length - Object.keys(generalRefusals).length)
})

test('a refusal carries its status, its English text and the values in it', () => {
  const { code, status, message, details, errors } = refuse('no_delivery', { country: 'Norway' }).at('country')
  expect({ code, status, message, details, errors }).toEqual({
    code: 'no_delivery',
    status: 422,
    message: 'We do not deliver to Norway.',
    details: { country: 'Norway' },
    errors: [{ path: 'country', detail: 'We do not deliver to Norway.' }],
  })
})

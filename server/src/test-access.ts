import type { InjectOptions } from 'fastify'
import * as z from 'zod'
import type { Served } from './platform/serve.ts'
import type { KnownValues } from './platform/testing/hostile-parts.ts'
import { attacksOn } from './platform/testing/hostile-requests.ts'

/** What belongs to a company, and is nobody else's. */
export type Thing =
  | 'address'
  | 'approval'
  | 'apiKey'
  | 'apiRequest'
  | 'colleague'
  | 'complaint'
  | 'creditNote'
  | 'export'
  | 'invitation'
  | 'invoice'
  | 'list'
  | 'order'
  | 'passkey'
  | 'photo'
  | 'sample'
  | 'session'
  | 'shipment'
  | 'spareAddress'

/** Things of one person, which are not even the colleagues'. */
export const PERSONAL: readonly Thing[] = ['export', 'passkey', 'session']

/** Calls whose ids belong to a company: its fields, and what each names. */
export const OF_A_COMPANY: Readonly<Record<string, Readonly<Record<string, Thing>>>> = {
  'DELETE /api/account/sessions/:session': { session: 'session' },
  'POST /api/account/passkeys/:id/remove': { id: 'passkey' },
  'GET /api/account/exports/:id/file': { id: 'export' },
  'GET /api/onlineshop/approvals/:id': { id: 'approval' },
  'POST /api/onlineshop/approvals/:id/approval': { id: 'approval' },
  'POST /api/onlineshop/approvals/:id/refusal': { id: 'approval' },
  'POST /api/onlineshop/approvals/:id/taking-back': { id: 'approval' },
  'DELETE /api/api_settings/keys/:id': { id: 'apiKey' },
  'GET /api/api_settings/requests/:id': { id: 'apiRequest' },
  'PATCH /api/company/users/:id': { id: 'colleague' },
  'PUT /api/company/users/:id/order-limit': { id: 'colleague' },
  'POST /api/company/users/:id/block': { id: 'colleague' },
  'POST /api/company/users/:id/unblock': { id: 'colleague' },
  'DELETE /api/company/users/:id': { id: 'colleague' },
  'POST /api/company/invitations/:id/mail': { id: 'invitation' },
  'DELETE /api/company/invitations/:id': { id: 'invitation' },
  'PATCH /api/company/addresses/:id': { id: 'spareAddress' },
  'POST /api/company/addresses/:id/usual': { id: 'spareAddress' },
  'DELETE /api/company/addresses/:id': { id: 'spareAddress' },
  'GET /api/complaints/:id': { id: 'complaint' },
  'POST /api/complaints/:id/messages': { id: 'complaint' },
  'POST /api/complaints/:id/withdrawal': { id: 'complaint' },
  'POST /api/complaints': { order_id: 'order', shipment_id: 'shipment' },
  'GET /api/complainable-orders/:order_id': { order_id: 'order' },
  'GET /api/complaint-photos/:id/:size': { id: 'photo' },
  'GET /api/v1/orders/:order_id': { order_id: 'order' },
  'POST /api/v1/orders': { shipping_address_id: 'address' },
  'GET /api/v1/invoices/:number/pdf': { number: 'invoice' },
  'GET /api/onlineshop/basket/quick-order/template': { order: 'order', list: 'list' },
  'GET /api/onlineshop/order-lists/:id': { id: 'list' },
  'PATCH /api/onlineshop/order-lists/:id': { id: 'list' },
  'DELETE /api/onlineshop/order-lists/:id': { id: 'list' },
  'POST /api/onlineshop/order-lists/:id/positions': { id: 'list' },
  'PUT /api/onlineshop/order-lists/:id/positions/:flavour': { id: 'list' },
  'DELETE /api/onlineshop/order-lists/:id/positions/:flavour': { id: 'list' },
  'POST /api/onlineshop/order-lists/:id/add-to-basket': { id: 'list' },
  'POST /api/onlineshop/orders/:order_id/add-to-basket': { order_id: 'order' },
  'GET /orders/orderPdf/:order_id': { order_id: 'order' },
  'GET /orders/orderXlsx/:order_id': { order_id: 'order' },
  'GET /orders/deliveryNote/:order_id/:shipment_id': { order_id: 'order', shipment_id: 'shipment' },
  'GET /orders/invoicePdf/:order_id': { order_id: 'order' },
  'GET /orders/invoicePdf/:order_id/:invoice_number': { order_id: 'order', invoice_number: 'invoice' },
  'GET /orders/creditNotePdf/:credit_note_number': { credit_note_number: 'creditNote' },
  'GET /api/onlineshop/orders/:order_id': { order_id: 'order' },
  'POST /api/onlineshop/orders/:order_id/cancel': { order_id: 'order' },
  'POST /api/onlineshop/orders/:order_id/cancel-preview': { order_id: 'order' },
  'GET /api/onlineshop/orders/:order_id/card-payment': { order_id: 'order' },
  'POST /api/onlineshop/orders/:order_id/card-payment': { order_id: 'order' },
  'GET /api/onlineshop/basket/price': { shipping_address_id: 'address' },
  'GET /api/onlineshop/checkout': { shipping_address_id: 'address' },
  'POST /api/onlineshop/orders': { shipping_address_id: 'address' },
  'GET /api/onlineshop/outlet/checkout': { shipping_address_id: 'address' },
  'POST /api/onlineshop/outlet/orders': { shipping_address_id: 'address' },
  'POST /api/onlineshop/vts-release/preview': { shipping_address_id: 'address' },
  'POST /api/onlineshop/vts-release': { shipping_address_id: 'address' },
  'PUT /api/onlineshop/vts-release/when-in-stock': { shipping_address_id: 'address' },
  'DELETE /api/onlineshop/vts-basket-sample-positions/:id': { id: 'sample' },
}

/**
 * Calls whose ids name goods, booths and pages, which are there for everybody who may make the call at all, or count what
 * is the caller's own.
 */
export const OF_THE_SHOP: readonly string[] = [
  'GET /orders/documents/:name',
  'GET /api/onlineshop/product-attributes/:id/nutrition-facts',
  'GET /api/onlineshop/product-attributes/:id/nutrition-facts/picture',
  'GET /api/search/:term',
  'GET /api/onlineshop/product-sizes/:id',
  'GET /api/onlineshop/products/:id',
  'GET /api/onlineshop/product-sizes/:id/food-information',
  'GET /api/customer_flavour_references',
  'GET /api/user/productReferences/downloadSheet',
  'POST /api/user/productReferences/save_reference',
  'PUT /api/onlineshop/favourites/:id',
  'DELETE /api/onlineshop/favourites/:id',
  'POST /api/onlineshop/order-lists',
  'PUT /api/flavours/:id/notify',
  'DELETE /api/flavours/:id/notify',
  'GET /api/flavour/:id/updateNotify/:wanted',
  'GET /api/flavours/:id/offer',
  'GET /api/onlineshop/service-lists/:list/xlsx',
  'GET /api/onlineshop/service-lists/:list/csv',
  'POST /api/onlineshop/basket/positions',
  'PATCH /api/onlineshop/basket/positions/:id',
  'DELETE /api/onlineshop/basket/positions/:id',
  'GET /api/onlineshop/vts-booth-exhibitor/:boothNumber',
  'GET /api/virtual-trade-show/scenes/:panoNr',
  'POST /api/virtual-trade-show/visit-exhibitor',
  'GET /api/onlineshop/vts-exhibitors/:id/product-sizes',
  'GET /api/virtual-trade-show/exhibitor-highlights/:id',
  'POST /api/virtual-trade-show/view-highlight',
  'GET /api/virtual-trade-show/exhibitor-media/:id',
  'POST /api/virtual-trade-show/download-media-kit',
  'GET /api/virtual-trade-show/exhibitors/:id/new-products',
  'GET /api/virtual-trade-show/media-kits/:exhibitor_id',
  'POST /api/awards/vote',
  'POST /api/onlineshop/vts-basket-add-position',
  'PATCH /api/onlineshop/vts-basket-product-attributes/:id',
  'DELETE /api/onlineshop/vts-basket-product-attributes/:id',
  'PATCH /api/onlineshop/vts-basket',
  'POST /api/onlineshop/vts-basket',
  'GET /api/onlineshop/vts-exhibitors/:id/samples',
  'GET /api/onlineshop/vts-exhibitors/:id/user-sample-limits',
  'POST /api/onlineshop/vts-basket-add-sample-position',
  'GET /api/virtual-trade-show/feedbacks',
  'POST /api/virtual-trade-show/save-feedback',
  'GET /api/virtual-trade-show/exhibitors/:id/enquiries',
  'POST /api/virtual-trade-show/exhibitors/:id/enquiries',
  'POST /api/onlineshop/outlet/basket/positions',
  'PATCH /api/onlineshop/outlet/basket/positions/:id',
  'DELETE /api/onlineshop/outlet/basket/positions/:id',
  'GET /api/onlineshop/outlet',
  'POST /api/onlineshop/newcomer-week/basket/positions',
  'PATCH /api/onlineshop/newcomer-week/basket/positions/:id',
  'DELETE /api/onlineshop/newcomer-week/basket/positions/:id',
  'GET /api/content-pages/:slug',
  'GET /api/jobs/:slug',
  'POST /api/jobs/:slug/applications',
  'POST /api/account/exports',
  'POST /api/account/erasure',
  'POST /api/account/passkeys',
  'POST /api/login/passkey',
  'POST /api/listing-survey/answers',
  'POST /api/api_settings/stock_deliveries/:number/repeat',
]

/** Calls of users that are the operator's, too. */
export const OF_THE_DESK_TOO: readonly string[] = ['GET /api/complaint-photos/:id/:size']

export const callOf = ({ method, path }: Served): string => `${method} ${path}`

/** Names that hold an id, or JSON with ids in it; a VAT id is no row of ours. */
const ID = /(?<!^vat)(^|_)ids?$|Json$|^(order|list|photos)$/

/** Whether a call takes an id: in its path, or by name in its query or body. What operators and agents ask for belongs to nobody alone. */
export const takesId = ({ params, query, body }: Served): boolean =>
  params !== undefined || [query, body].some(shape => shape && namesIn(jsonOf(shape)).some(name => ID.test(name)))

const jsonOf = (shape: z.core.$ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as z.core.JSONSchema.BaseSchema

/** Names of all fields, those inside others too. */
function namesIn(schema: z.core.JSONSchema.BaseSchema): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const inside = [...Object.values(properties), items, ...anyOf, ...oneOf, ...allOf]
  const schemas = inside.filter(one => typeof one === 'object') as z.core.JSONSchema.BaseSchema[]
  return [...Object.keys(properties), ...schemas.flatMap(namesIn)]
}

/** The call as it should be, with these ids in its path, body and query. */
export function requestOf(endpoint: Served, known: KnownValues, ids: KnownValues): InjectOptions {
  const [first] = attacksOn(endpoint, { ...known, ...ids }, { texts: [], broken: false })
  const { url, ...options } = first!.options()
  const asked = endpoint.query ? Object.keys(jsonOf(endpoint.query).properties ?? {}) : []
  const query = new URLSearchParams(
    asked.filter(name => name in ids).map((name): [string, string] => [name, String(ids[name])]),
  )
  return { ...options, url: `${String(url)}${query.size > 0 ? `?${query}` : ''}` } as InjectOptions
}

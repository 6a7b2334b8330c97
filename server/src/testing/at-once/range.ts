import { found } from '../../areas/catalogue/test-range.ts'
import type { LockingCall } from './calls.ts'
import { all, audited, first, once, type Race } from './race.ts'
import { done, type Scene } from './scene.ts'

const DESK = '/api/admin'
let made = 0

const read = ({ operator }: Scene, path: string) => done(operator[0].get(`${DESK}/${path}`))
const idOf = ({ show }: Scene, kind: 'brands' | 'products' | 'sizes' | 'flavours', erpId: string) =>
  found<{ readonly erpId: string | null; readonly id: number }>(show.app.catalogue.snapshot()[kind], erpId).id

/** A form that is read and sent back with something changed. */
const form = (call: LockingCall, path: (scene: Scene) => string, change: object): Race =>
  once(call, first(), async scene => {
    const at = path(scene)
    return { url: `${DESK}/${at}`, payload: { ...(await read(scene, at)), ...change } }
  })

const flavour = (name: string) => ({ name, sku: null, ean: null, stock: null })

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"><rect width="8" height="3"/></svg>'

const PICTURE = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: `--x\r\ncontent-disposition: form-data; name="picture"; filename="a.svg"\r\n\r\n${SVG}\r\n--x--\r\n`,
}

const PROTEIN = { names: { en: 'Protein', de: '', nl: '' }, part: true, per_100: '78 g', per_serving: '23 g' }

const LABEL = {
  ...{ language: 'en', legal_name: 'Protein powder', ingredients: 'Whey (milk).', allergens: ['milk'] },
  ...{
    operator_name: 'North AB',
    operator_address: 'Kvarngatan 1, Umeå',
    operators: [],
    storage: 'Dry.',
    origin: 'Sweden',
  },
}

export const range: Race[] = [
  once('POST /api/admin/brands', first(422), async () => ({
    url: `${DESK}/brands`,
    payload: { name: `Brand ${++made}`, rank: null, description: '' },
  })),
  once('POST /api/admin/categories', first(422), async () => ({
    url: `${DESK}/categories`,
    payload: { name: `Category ${++made}`, parent_id: null, rank: 3, description: '' },
  })),
  once('POST /api/admin/products', first(422), async scene => {
    const { categories } = await read(scene, 'range-choices')
    const size = { name: '500 g', units_per_case: 6, regular_price: 12.5, flavour: flavour('Mango') }
    const product = { name: `Product ${++made}`, vat_class: 'reduced', description: '', size }
    const payload = { ...product, brand_id: idOf(scene, 'brands', 'B1'), category_id: categories[0].id }
    return { url: `${DESK}/products`, payload }
  }),
  once('POST /api/admin/products/:id/sizes', first(422), async scene => ({
    url: `${DESK}/products/${idOf(scene, 'products', 'P1')}/sizes`,
    payload: { name: `${++made} kg`, units_per_case: 1, regular_price: 12.5, flavour: flavour('Mango') },
  })),
  once('POST /api/admin/sizes/:id/flavours', first(422), async scene => ({
    url: `${DESK}/sizes/${idOf(scene, 'sizes', 'S2')}/flavours`,
    payload: flavour(`Flavour ${++made}`),
  })),
  ...(['PUT', 'DELETE'] as const).map(
    (method): Race => ({
      call: `${method} /api/admin/range-pictures/:of/:id`,
      what: 'a picture changes once',
      statuses: all(),
      ready: async scene => {
        const url = `${DESK}/range-pictures/brand-logo/${idOf(scene, 'brands', 'B2')}`
        return audited(scene, on => scene.operator[on].call({ method, url, ...(method === 'PUT' && PICTURE) }))
      },
    }),
  ),
  form('PUT /api/admin/brands/:id', scene => `brands/${idOf(scene, 'brands', 'B2')}`, {
    description: 'From the coast.',
  }),
  form('PUT /api/admin/products/:id', scene => `products/${idOf(scene, 'products', 'P2')}`, { description: 'Oats.' }),
  once('PUT /api/admin/categories/:id', first(), async scene => {
    const { categories } = await read(scene, 'categories')
    return { url: `${DESK}/categories/${categories[0].id}`, payload: { ...categories[0], rank: 17 } }
  }),
  ...(
    [
      ['nutrition-facts', { per: '100 g', serving: '30 g', rows: [PROTEIN] }],
      ['food-information', { best_before_days: 240, texts: [LABEL] }],
    ] as const
  ).map(([what, written]) =>
    form(`PUT /api/admin/flavours/:id/${what}`, scene => `flavours/${idOf(scene, 'flavours', 'F1')}/${what}`, written),
  ),
]

import { listPlace } from '../list-address.ts'
import { ask, page } from '../page.ts'
import { getVts } from '../trade-show/contract.ts'
import { getDeskCategories } from './category-desk-contract.ts'
import { brandsAt, openRowAt, rowIn } from './desk-lists.ts'
import { getDeskBrand, getDeskBrands } from './desk-reads-contract.ts'
import { getImport, getImports } from './import-desk-reads-contract.ts'
import { getDeskProduct, getDeskProducts } from './product-desk-contract.ts'
import { productsAt } from './product-desk-lists.ts'

export const brandsDeskPage = page('/admin/brands', {
  module: 'areas/catalogue/BrandsDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const open = openRowAt(query)
    return [
      ask(getDeskBrands, { query: brandsAt(query) }),
      ...(open === null ? [] : [ask(getDeskBrand, { params: { id: open } })]),
    ]
  },
})

export const productsDeskPage = page('/admin/products', {
  module: 'areas/catalogue/ProductsDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDeskProducts, { query: productsAt(query) })],
})

export const productDeskPage = page('/admin/products/:deskProduct', {
  module: 'areas/catalogue/ProductDeskPage',
  who: 'operator',
  data: ({ params }) => {
    const id = rowIn(params.deskProduct)
    return id === null ? [] : [ask(getDeskProduct, { params: { id } }), ask(getVts, {})]
  },
})

export const importDeskPage = page('/admin/import', {
  module: 'areas/catalogue/ImportDeskPage',
  who: 'operator',
  data: ({ query }) => {
    const open = openRowAt(query)
    return [
      ask(getImports, { query: listPlace(query) }),
      ask(getVts, {}),
      ...(open === null ? [] : [ask(getImport, { params: { id: open } })]),
    ]
  },
})

export const categoriesDeskPage = page('/admin/categories', {
  module: 'areas/catalogue/CategoriesDeskPage',
  who: 'operator',
  data: () => [ask(getDeskCategories, {})],
})

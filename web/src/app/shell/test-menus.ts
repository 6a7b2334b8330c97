/** 45 brands: four each of '1' and A to J, and one of Z. */
const brands = [...'1ABCDEFGHIJ']
  .flatMap(letter => [1, 2, 3, 4].map(i => `${letter}${i}`))
  .concat('Zett')
  .map((name, i) => ({ id: i + 1, erp_id: i + 1, name }))

const topBrands = brands.slice(0, 2).map(brand => ({
  ...brand,
  image_public_url: `/media/l${brand.id}/320.webp`,
  banner_desktop_url: '/media/b/320.webp',
}))

const categories = [
  {
    erp_id: 7,
    name: 'Bars',
    sub_categories: ['Oat', 'Vegan', 'Protein', 'Nut'].map((name, i) => ({ erp_id: 70 + i, name })),
  },
]

const promotion = {
  id: 3,
  name: 'Fill the fridge',
  text: { en: '', de: '' },
  kind: 'percent' as const,
  percent: 15,
  from: null,
  paid: null,
  free: null,
  unit: null,
  end: '2031-05-30T21:59:59Z',
  banner_url: null,
}

/** Answers of a shop whose menus hold something. */
export const menuAnswers = {
  'GET /api/onlineshop/brands?sortBy=name': brands,
  'GET /api/onlineshop/brands?sortBy=top': topBrands,
  'GET /api/onlineshop/category': categories,
  'GET /api/onlineshop/botm': { brand: { name: 'Erbse' } },
  'GET /api/onlineshop/potw': { products: [{ erp_id: 9, name: 'Crunch 55 g', brand: { name: 'Oomph' } }] },
  'GET /api/onlineshop/promotion/active': { promo: [promotion], sale: { '20': [], '30': ['Last stock'] } },
}

/** The same of an empty shop. */
export const noMenuAnswers = {
  'GET /api/onlineshop/brands?sortBy=name': [],
  'GET /api/onlineshop/brands?sortBy=top': [],
  'GET /api/onlineshop/category': [],
  'GET /api/onlineshop/botm': { brand: null },
  'GET /api/onlineshop/potw': { products: [] },
  'GET /api/onlineshop/promotion/active': { promo: [], sale: {} },
}

import * as z from 'zod/mini'
import { foodInformation, labelLanguage } from '../catalogue/food-shapes.ts'
import { sizeSorts } from '../catalogue/sort.ts'
import { sizePromotion } from '../promotions/shapes.ts'
import { id, idField, idParam, idsField, pageField, price, shapes } from '../shapes.ts'
import { link, named, shopSize, sizeCard } from './size-shapes.ts'

const flag = z.optional(z.literal('1'))
const text = z.optional(z.string().check(z.maxLength(200)))
/** A whole percentage. */
const percent = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,2}$/, 'A whole number is expected.')), z.number()]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(99))),
)
/** Euros in an address: '12', '12.5' or '12.50'. */
const amountField = z.pipe(
  z.union([
    z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'A number with two decimals at most is expected.')),
    z.number().check(z.minimum(0), z.maximum(9_999_999)),
  ]),
  z.transform(Number),
)
/** All of them, or one of them by its id. */
const oneOrAll = z.optional(z.union([z.literal('all'), idField]))

const counted = z.object({ id, name: z.string(), count: z.int() })

/** What the list is about. */
const heading = z.nullable(
  z.object({
    kind: z.enum(['brand', 'category', 'promotion', 'botm', 'potw']),
    id,
    name: z.string(),
    /** Of a subcategory. */
    parent: z.nullable(named),
    description: z.nullable(z.string()),
    logo_url: link,
    banner_url: link,
    /** The promotion that the list is about, with what it gives. */
    promotion: z.nullable(sizePromotion),
  }),
)

export const getProducts = shapes({
  query: z.object({
    brand: z.optional(idField),
    /** Of any level; with everything below it. */
    category: z.optional(idField),
    term: text,
    in_stock: flag,
    new: flag,
    /** Any value selects clearance goods. */
    sale: text,
    clearance: z.optional(percent),
    clearanceGroup: text,
    gym_assortment: flag,
    botm: flag,
    potw: oneOrAll,
    promo: oneOrAll,
    favourites: flag,
    top: flag,
    /** A name such as '908 g'. */
    size: text,
    price_from: z.optional(amountField),
    price_to: z.optional(amountField),
    sort: z.optional(z.enum(sizeSorts)),
    page: pageField,
  }),
  answer: z.object({
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    sizes: z.array(shopSize),
    /** Where nothing has all words of the term: those that each of the sizes has, and those that none has; as typed. */
    relaxed: z.nullable(z.object({ has: z.array(z.string()), lacks: z.array(z.string()) })),
    /** Each is counted with all other filters applied. */
    facets: z.object({
      brands: z.array(counted),
      categories: z.array(z.extend(counted, { sub_categories: z.array(counted) })),
      size_names: z.array(z.object({ name: z.string(), count: z.int() })),
      in_stock: z.int(),
      new: z.int(),
      sale: z.int(),
      gym_assortment: z.int(),
      /** Null without any price to filter by. */
      price: z.nullable(z.object({ from: price, to: price })),
    }),
    heading,
  }),
})

const productHead = {
  id,
  name: z.string(),
  description: z.string(),
  brand: z.extend(named, { logo_url: link }),
  /** From the main category down. */
  categories: z.array(named),
}

const below = {
  related: z.array(sizeCard),
  also_bought: z.array(sizeCard),
  /** Whether labels or nutrition facts of any flavour are known; they come in a call of their own. */
  has_food_information: z.boolean(),
}

export const getProductSize = shapes({
  params: z.object({ id: idParam }),
  answer: z.object({
    size: shopSize,
    product: z.object({ ...productHead, sizes: z.array(named) }),
    ...below,
  }),
})

export const getSizes = shapes({
  query: z.object({ sizes: idsField }),
  answer: z.array(shopSize),
})

export const getProduct = shapes({
  params: z.object({ id: idParam }),
  answer: z.object({
    product: z.object(productHead),
    sizes: z.array(shopSize),
    ...below,
  }),
})

export const getFoodInformation = shapes({
  params: z.object({ id: idParam }),
  /** The reader's; without it the shop's default. */
  query: z.object({ language: z.optional(labelLanguage) }),
  answer: foodInformation,
})

export const getLandingGoods = shapes({
  answer: z.object({
    /** How many sizes are new, and some of them, of as many brands as there are. */
    new_total: z.int(),
    new_sizes: z.array(sizeCard),
    brand_of_month: z.nullable(
      z.object({
        ...named.shape,
        description: z.string(),
        total: z.int(),
        /** Its first sizes. */
        sizes: z.array(sizeCard),
      }),
    ),
    products_of_week: z.array(z.extend(sizeCard, { flavours: z.int(), units_per_case: z.int() })),
  }),
})

const brandName = z.object({ id, erp_id: id, name: z.string() })
const pictured = z.extend(brandName, { image_public_url: link, banner_desktop_url: link })
const contexts = z.enum(['image_public_url', 'banner_desktop_url'])

export const getBrandNames = shapes({ answer: z.array(named) })

export const getShopBrands = shapes({
  query: z.object({
    sortBy: z.optional(z.enum(['name', 'top'])),
    /** Default: 10 top brands, or all by name. */
    perPage: z.optional(idField),
    /** Brands by name have their pictures only where asked for; top brands always have them. */
    'context[]': z.optional(z.union([contexts, z.array(contexts)])),
  }),
  answer: z.union([z.array(pictured), z.array(brandName)]),
})

export const getShopCategories = shapes({
  answer: z.array(
    z.object({
      erp_id: id,
      name: z.string(),
      sub_categories: z.array(z.object({ erp_id: id, name: z.string() })),
    }),
  ),
})

import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/shapes'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { currentUser } from '@fairfloor/domain/people/contract'
import type { getSettings } from '@fairfloor/domain/seller/contract'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import type { getRelease } from '@fairfloor/domain/show-orders/release-contract'
import type { getBoothExhibitor, getVts } from '@fairfloor/domain/trade-show/contract'
import type { Scene } from '@fairfloor/domain/trade-show/scenes'

type Settings = Answer<typeof getSettings>
type Vts = Answer<typeof getVts>
type Who = Answer<typeof currentUser>
type User = NonNullable<Who['user']>
type Basket = Answer<typeof getBasket>
type Release = Answer<typeof getRelease>
type Exhibitor = Answer<typeof getBoothExhibitor>

const AT: Record<Vts['phase'], string> = {
  before: '2031-05-01T12:00:00Z',
  ordering: '2031-05-06T12:00:00Z',
  closed: '2031-05-09T06:00:00Z',
  confirmation: '2031-05-12T12:00:00Z',
  release: '2031-06-02T12:00:00Z',
  over: '2031-07-02T12:00:00Z',
}

/** The edition in a phase, with the specification's days of the week. */
export const vts = (phase: Vts['phase'], part: Partial<Vts> = {}): Vts => ({
  name: 'Virtual Trade Show 2031',
  order_start: '2031-05-04T22:00:00Z',
  order_end: '2031-05-08T21:59:59Z',
  confirmation_start: '2031-05-09T08:00:00Z',
  confirmation_end: '2031-05-16T21:59:59Z',
  release_end: '2031-06-30T21:59:59Z',
  is_confirmation: phase === 'confirmation',
  is_guided_tour_viewed: true,
  phase,
  server_time: AT[phase],
  time_zone: 'Europe/Berlin',
  live_counts: false,
  ...part,
})

/** A shop without its own logo and colours. */
export const shop = (part: Partial<Settings> = {}): Settings => ({
  shop_name: 'Lift & Co',
  company: 'Lift & Company B.V.',
  logo_url: null,
  logo_aspect: null,
  logo_ground: null,
  colours: null,
  languages: ['en', 'de'],
  time_zone: 'Europe/Berlin',
  tag_manager_id: null,
  help_widget_url: null,
  sentry_dsn: null,
  newcomer_products: 'horizontal',
  year: 2031,
  seller: {
    street: 'Quay',
    number: '4',
    zip: '5928 PT',
    city: 'Venlo',
    country: 'NL',
    registration: 'KvK 12345678',
    vat_id: 'NL001234567B01',
    phone: '+31 77 000 00 00',
    email: 'desk@lift.test',
  },
  presence: { social: [], payments: [], carriers: [] },
  ...part,
})

/** A logged-in retailer. */
export const buyer = (part: Partial<User> = {}): Who => ({
  user: {
    id: 1,
    name: 'Bea Buyer',
    email: 'buyer@fairfloor.test',
    is_exhibitor: false,
    vts_orders_visible: true,
    has_api_access: false,
    bonus: null,
    favourites_count: 0,
    approvals_waiting: null,
    erp_unpaid_sums: 0,
    ROLE_ALLOWED_TO_SWITCH: false,
    ROLE_PREVIOUS_ADMIN: false,
    roles: ['ROLE_USER'],
    rights: ['order', 'prices', 'invoices', 'manage'],
    company: { name: 'Gym Shop' },
    switched_from: null,
    ...part,
  },
  basket_info: { basket_total_lines: 0, basket_total_quantity: 0, basket_total_price: 0 },
})

/** A brand's staff, without a customer. */
export const exhibitorStaff = (): Who =>
  buyer({ is_exhibitor: true, company: null, vts_orders_visible: false, rights: ['prices'] })

export const visitor: Who = {
  user: null,
  basket_info: { basket_total_lines: 0, basket_total_quantity: 0, basket_total_price: 0 },
}

export const exhibitor = (part: Partial<Exhibitor> = {}): Exhibitor => ({
  id: 11,
  name: 'North',
  organiser: false,
  logo_image_url: '/media/logo-north.webp',
  video_public_link: null,
  video_poster_link: null,
  website_url: 'https://north.test',
  youtube_url: 'https://youtube.test/north',
  twitter_url: 'https://x.test/north',
  instagram_url: 'https://instagram.test/north',
  facebook_url: 'https://facebook.test/north',
  description: 'Protein from the far north.',
  complete_media_kit_url: null,
  has_highlights: false,
  has_new_product_attributes: false,
  has_samples: false,
  has_media_files: false,
  panoNumberB2b: 4,
  boothNumberB2b: 7,
  product_sizes_count: 2,
  new_products_count: 0,
  ...part,
})

type Stock = { stock_available: number | null; eta: string | null }

/** Stock in figures and in words. */
const stockOf = ({ stock_available = 0, eta = null }: Partial<Stock>) => ({
  stock_available,
  eta,
  availability: availabilityOf(stock_available, eta),
})

export const flavour = (id: number, name: string, part: Partial<ProductAttribute> = {}): ProductAttribute => ({
  id,
  erp_id: null,
  sku: `F${id}`,
  ean: null,
  name,
  front_image_url: null,
  has_nutrition_facts: false,
  ...stockOf({ stock_available: 50, ...part }),
  ...part,
})

export const size = (id: number, product: string, part: Partial<ProductSize> = {}): ProductSize => ({
  id,
  erp_id: null,
  name: 'Tub',
  image_url: '/media/tub-640.webp',
  promotion_text: null,
  brand_name: 'North',
  category_name: 'Whey',
  category: { id: 1, name: 'Whey' },
  product: { id, name: product, description: '', is_new: false, image_uri: null, image_overlay_uri: null },
  unit_value: 908,
  unit_name: 'g',
  unit: 'g',
  order_multiple: 1,
  min_quantity: 1,
  units_per_case: 6,
  vpe: 6,
  regular_price: 24.99,
  current_price: 17.5,
  msrp: null,
  msrp_exc_vat: null,
  is_deposit: false,
  deposit_price: null,
  product_attributes: [flavour(id * 10, 'Vanilla')],
  ...part,
})

/** A line of the order: flavour, booth, pieces and price. */
export const line = (id: number, name: string, booth: number, quantity: number, price: number) => ({
  quantity,
  ordered_quantity: quantity,
  singlePriceExclVat: price,
  product_attribute: {
    id,
    sku: `F${id}`,
    name,
    image_url: null,
    product_size: {
      id,
      name: '900 g',
      units_per_case: 6,
      order_multiple: 1,
      min_quantity: 1,
      vts_exhibitor: { id: 100 + booth, name: `Booth of ${booth}`, boothNumberB2b: booth },
      product: { name: 'Whey', brand: { id: booth, name: `Brand ${booth}` } },
    },
  },
})

export const basket = (positions: Basket['positions'], part: Partial<Basket> = {}): Basket => ({
  positions,
  sample_positions: [],
  is_confirmed: false,
  total_positions_quantity: positions.reduce((sum, { quantity }) => sum + quantity, 0),
  total_positions_price_excl_vat: 0,
  total_sample_positions_quantity: 0,
  ...part,
})

/** A confirmed position, partly released. */
export const confirmedPosition = (id: number, name: string, part: Partial<Release['positions'][number]> = {}) => ({
  product_attribute_id: id,
  sku: `F${id}`,
  brand_name: 'North',
  product_name: 'Whey',
  product_size_name: '900 g',
  product_attribute_name: name,
  image_url: null,
  units_per_case: 6,
  ordered_quantity: 48,
  released_quantity: 12,
  remaining_quantity: 36,
  deleted_quantity: 0,
  when_in_stock: null,
  ...stockOf({ stock_available: 100, ...part }),
  single_price_excl_vat: 17.5,
  single_deposit_price_excl_vat: 0,
  is_deposit: false,
  deposit_price: null,
  single_lemonade_fee_price_excl_vat: 0,
  vat_rate: 9,
  ...part,
})

export const address = (id: number, company: string, isDefault = false): Release['shipping_addresses'][number] => ({
  id,
  company,
  first_name: 'Bea',
  last_name: 'Buyer',
  street: 'Main Street',
  number: '1',
  zip: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  is_default: isDefault,
})

const spot = {
  polygon: [] as [number, number][],
  at: { yaw: 0, pitch: 0 },
  booth_number: null,
  pano_nr: null,
  vitrine_id: null,
}

/** A scene with one booth, one way and, like the lobby, entrance and information. */
export const scene = (panoNr: number): Scene => ({
  panoNr,
  name: panoNr === 0 ? 'Lobby' : `Aisle ${panoNr}`,
  pictures: [{ width: 1024, url: `/media/scenes/${panoNr}/1024.webp` }],
  tiles: null,
  start_view: { yaw: 0.5, pitch: 0 },
  north_offset: 0,
  stills: null,
  screens: [],
  hotspots:
    panoNr === 0
      ? [
          { ...spot, kind: 'scene', label: 'Enter the exhibition hall', pano_nr: 1 },
          { ...spot, kind: 'info', label: 'Information desk' },
        ]
      : [
          { ...spot, kind: 'booth', label: 'North', booth_number: 7 },
          { ...spot, kind: 'scene', label: 'Aisle 5', pano_nr: 5 },
        ],
})

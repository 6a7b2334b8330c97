import type { Shapes } from '@fairfloor/domain/endpoint'
import { jsonFields } from '@fairfloor/domain/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type TestShow, testShow } from './areas/show-orders/test-show.ts'
import type { Served } from './platform/serve.ts'

type Json = z.core.JSONSchema.BaseSchema
/** Names as specified; `[]` is each of a list, `?` begins the name of a query parameter. */
type Names = { sends?: string; answers?: string }

const basket = `positions[].quantity positions[].singlePriceExclVat positions[].product_attribute.id
  positions[].product_attribute.name positions[].product_attribute.product_size.name
  positions[].product_attribute.product_size.vts_exhibitor positions[].product_attribute.product_size.product.brand.name
  sample_positions[].id sample_positions[].quantity sample_positions[].vts_sample_product_attribute.name
  sample_positions[].vts_sample_product_attribute.vts_sample_product_size.name
  sample_positions[].vts_sample_product_attribute.vts_sample_product_size.vts_exhibitor.name is_confirmed
  total_positions_quantity total_positions_price_excl_vat total_sample_positions_quantity`
const exhibitor = `id name organiser logo_image_url video_public_link website_url youtube_url twitter_url instagram_url
  facebook_url description complete_media_kit_url has_highlights has_new_product_attributes has_samples has_media_files
  panoNumberB2b boothNumberB2b`
const size = `id name image_url promotion_text category_name unit_value unit_name units_per_case regular_price current_price
  product_attributes[].id product_attributes[].name product_attributes[].has_nutrition_facts
  product_attributes[].stock_available product_attributes[].front_image_url
  category.name unit vpe is_deposit deposit_price msrp product.is_new product.image_overlay_uri product.image_uri`
const address = 'company first_name last_name street number zip city country gln'
const feedback = 'questions[].id questions[].type questions[].question questions[].answer answered'
const scene = `panoNr name pictures[].width pictures[].url start_view.yaw start_view.pitch hotspots[].kind hotspots[].label
  hotspots[].polygon[] hotspots[].booth_number hotspots[].pano_nr hotspots[].vitrine_id`
const each = (names: string, before: string) => names.replace(/\S+/g, name => before + name)

/** The calls of the trade show with the fields of its entities. */
const calls: Readonly<Record<string, Names>> = {
  'GET /health': { answers: 'status' },
  'GET /csrf-token': { answers: 'token' },
  'POST /api/login': { sends: '_csrf_token _username _password', answers: 'success' },
  'POST /lost-password': { sends: '_username', answers: 'success' },
  'GET /api/current_user': {
    answers: `user.id user.name user.email user.is_exhibitor user.vts_orders_visible user.has_api_access user.bonus
      user.favourites_count user.erp_unpaid_sums user.roles user.company user.switched_from
      user.ROLE_ALLOWED_TO_SWITCH user.ROLE_PREVIOUS_ADMIN basket_info.basket_total_quantity
      basket_info.basket_total_price`,
  },
  'GET /api/onlineshop/vts': {
    answers: `order_start order_end confirmation_start confirmation_end is_confirmation is_guided_tour_viewed phase
      release_end server_time time_zone name`,
  },
  'GET /api/onlineshop/has-vts-basket': {
    answers: `show_baskets has_remaining_or_release_basket has_confirmed_basket has_first_basket
      confirmation_period_end`,
  },
  'GET /api/onlineshop/vts-basket': { sends: '?status', answers: basket },
  'PATCH /api/onlineshop/vts-basket': { sends: '?status confirm', answers: basket },
  'POST /api/onlineshop/vts-basket': { sends: '?status confirm', answers: basket },
  'PATCH /api/onlineshop/vts-basket-product-attributes/{}': { sends: 'quantity', answers: basket },
  'DELETE /api/onlineshop/vts-basket-product-attributes/{}': { answers: basket },
  'DELETE /api/onlineshop/vts-basket-sample-positions/{}': { answers: basket },
  'POST /api/onlineshop/vts-basket-add-position': {
    sends: 'positionsJson[].product_attribute_id positionsJson[].quantity positionsJson[].price',
    answers: basket,
  },
  'POST /api/onlineshop/vts-basket-add-sample-position': {
    sends: 'positionsJson[].sample_product_attribute_id positionsJson[].quantity',
    answers: basket,
  },
  'GET /api/onlineshop/vts-exhibitors/{}/product-sizes': { sends: '?sort', answers: each(size, '[].') },
  'GET /api/onlineshop/vts-exhibitors/{}/samples': {
    answers: `[].name [].sample_product_attributes[].id [].sample_product_attributes[].name
      [].sample_product_attributes[].stock_available`,
  },
  'GET /api/onlineshop/vts-exhibitors/{}/user-sample-limits': {
    answers: 'exhibitor_samples_quantity exhibitor_samples_limit total_samples_quantity total_samples_limit',
  },
  'GET /api/onlineshop/vts-booth-exhibitor/{}': { answers: exhibitor },
  'GET /api/onlineshop/vts-show-case-product-sizes': {
    answers: `[].vitrineId [].products[].erp_id [].products[].brand_name [].products[].brand_video_url
      ${each(size, '[].products[].')}`,
  },
  'GET /api/onlineshop/product-attributes/{}/nutrition-facts': { answers: '[].language [].public_url [].is_default' },
  'GET /api/virtual-trade-show/exhibitors': { answers: each(exhibitor, '[].') },
  'GET /api/virtual-trade-show/feedbacks': { sends: '?exhibitor_id', answers: feedback },
  'POST /api/virtual-trade-show/save-feedback': { sends: 'exhibitor_id answersJson' },
  'GET /api/virtual-trade-show/exhibitor-highlights/{}': {
    answers: '[].id [].imageInitialLink [].imageFlippedLink [].isViewedByUser',
  },
  'POST /api/virtual-trade-show/view-highlight': { sends: 'highlight_id' },
  'GET /api/virtual-trade-show/media-categories': { answers: '[].id [].name' },
  'GET /api/virtual-trade-show/exhibitor-media/{}': {
    answers: '[].id [].name [].link [].size [].mime_type_prefix [].category.id [].category.name',
  },
  'POST /api/virtual-trade-show/download-media-kit': { sends: 'exhibitor_id' },
  'GET /api/virtual-trade-show/media-kits/{}': {},
  'GET /api/virtual-trade-show/exhibitors/{}/new-products': {
    answers: '[].image_background_public_url [].product_size.name [].product_attribute.name [].current_price',
  },
  'POST /api/virtual-trade-show/view-organiser-video': {},
  'POST /api/virtual-trade-show/view-guided-tour': {},
  'POST /api/virtual-trade-show/visit-exhibitor': { sends: 'exhibitor_id' },
  'GET /api/virtual-trade-show/user-rewards': { answers: '[].description [].points [].count [].user_points' },
  'GET /api/awards': {
    answers: `awardYearCategories[].award_category.id awardYearCategories[].award_category.name
      ${each('id name image overlay_image user_voted', 'awardYearCategories[].award_brands[].')}
      ${each('id name image overlay_image brand.name', 'awardYearCategories[].award_products[].')}
      awardYearCategories[].winner_participant_id voting_active winnerStart visibleEnd user_votes[].category_id
      user_votes[].participant_id`,
  },
  'POST /api/awards/vote': { sends: 'category_id participant_id' },
  'GET /api/recommended-top-product': {
    answers: `brand_name product_name quantity exhibitor_panoNr exhibitor_boothNr product_size.name
      sample_product_sizes[].name`,
  },
  'GET /api/flavour/{}/updateNotify/{}': {},
  'PUT /api/flavours/{}/notify': {},
  'DELETE /api/flavours/{}/notify': {},
  'GET /orders/invoicePdf/{}': {},
  'GET /api/onlineshop/orders': {
    answers: each('order_id order_date external_reference status invoice_number total_price_inclusive_tax', '[].'),
  },
  'GET /api/onlineshop/orders/{}': {
    answers: `order_date order_id external_reference carrier.name order_shipped ${each(address, 'invoice_address.')}
      ${each(address, 'shipping_address.')} order_positions[].brand_name order_positions[].product_name
      order_positions[].product_attribute_name order_positions[].single_price_exclusive_tax order_positions[].quantity
      order_positions[].total_price_exclusive_tax shipping_cost shipping_costs_tax_price shipping_costs_tax_rate
      label_price total_lemonade_fee_price_exc total_lemonade_fee_tax_price lemonade_fee_vat
      total_deposit_price_exclusive_tax
      ${each('vatPercent vatFrom vatPrice', 'total_deposit_vat_info_per_vat_rate[].')} document_fee
      credit_card_fee_price credit_card_percent credit_card_vat_price total_price_exclusive_tax
      total_position_price_per_tax_rate total_position_tax_price_per_tax_rate total_price_inclusive_tax`,
  },
  'GET /api/onlineshop/vts-release': {
    answers: `positions[].product_attribute_id positions[].brand_name positions[].product_name
      positions[].product_size_name positions[].product_attribute_name positions[].ordered_quantity
      positions[].released_quantity positions[].remaining_quantity positions[].stock_available positions[].eta
      positions[].single_price_excl_vat positions[].single_deposit_price_excl_vat
      positions[].is_deposit positions[].deposit_price
      positions[].single_lemonade_fee_price_excl_vat positions[].vat_rate shipping_addresses[].id release_end`,
  },
  'POST /api/onlineshop/vts-release': {
    sends: 'positions[].product_attribute_id positions[].quantity shipping_address_id',
    answers: 'order_id',
  },
  'GET /api/virtual-trade-show/scenes': { answers: '[].panoNr [].name' },
  'GET /api/virtual-trade-show/scenes/{}': { answers: scene },
  'POST /api/switch-user/exit': {},
  'POST /api/logout': {},
  'POST /api/change-password': { sends: 'new_password old_password' },
}

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

const called = (call: string): Served | undefined =>
  show.app.platform.server.served.find(({ method, path }) => `${method} ${path.replace(/:\w+/g, '{}')}` === call)

describe('the specification', () => {
  test('has every call under its method and path (TS-489, TS-492)', () =>
    expect(Object.keys(calls).filter(call => !called(call))).toEqual([]))

  test.each(Object.entries(calls))(
    '%s has its fields by their names (TS-406..440, TS-492, TS-498)',
    (call, { sends = '', answers = '' }) => {
      const endpoint = called(call)!
      const sent = [...namesOf(endpoint.query, 'input').map(name => `?${name}`), ...namesOf(endpoint.body, 'input')]
      expect(words(sends).filter(name => !sent.includes(name))).toEqual([])
      const answered = namesOf(endpoint.answer, 'output')
      expect(words(answers).filter(name => !answered.includes(name))).toEqual([])
    },
  )
})

const words = (names: string): string[] => names.split(/\s+/).filter(Boolean)

/** Every name in a shape as a path: `positions[].product_attribute.id`. */
function namesOf(shape: Shapes['answer'] | undefined, io: 'input' | 'output'): string[] {
  if (!shape) return []
  const found: string[] = []
  const schema = (one: Shapes['answer']): Json =>
    z.toJSONSchema(one, {
      io,
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        const content = jsonFields.get(zodSchema)
        if (content) Object.assign(jsonSchema, schema(content), { $schema: undefined })
      },
    }) as Json
  const collect = (one: Json, path: string) => {
    for (const part of one.anyOf ?? one.oneOf ?? []) collect(part as Json, path)
    if (one.items) collect(one.items as Json, `${path}[]`)
    for (const [name, value] of Object.entries(one.properties ?? {}))
      collect(value as Json, path ? `${path}.${name}` : name)
    if (path) found.push(path)
  }
  collect(schema(shape), '')
  return found
}

import type { ShowcaseProduct, Vitrine } from '@fairfloor/domain/booth-content/showcase-contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { basket, buyer, exhibitorStaff, flavour, size, vts } from '../../testing/fair.ts'
import { type Answers, closePage, openPage, refusal } from '../../testing/open-page.tsx'
import ShowcaseModal from './ShowcaseModal.tsx'

const SHOWCASE = 'GET /api/onlineshop/vts-show-case-product-sizes'
const ADD = 'POST /api/onlineshop/vts-basket-add-position'
const FACTS = 'GET /api/onlineshop/product-attributes/10/nutrition-facts'

const product = (id: number, name: string, part: Partial<ShowcaseProduct> = {}): ShowcaseProduct => ({
  ...size(id, name),
  brand_video_url: null,
  brand_video_poster_url: null,
  ...part,
})
const whey = product(1, 'Whey', {
  image_url: '/media/whey/320.webp',
  promotion_text: 'Three for two',
  brand_video_url: '/media/booths/north.webm',
  product_attributes: [flavour(10, 'Vanilla', { has_nutrition_facts: true }), flavour(11, 'Cocoa')],
})
const bar = product(2, 'Bar', { brand_name: 'South' })
const vitrines: Vitrine[] = [
  { vitrineId: 1, products: [whey, bar] },
  { vitrineId: 2, products: [bar] },
  { vitrineId: 3, products: [] },
]
const open = (vitrineId = 1, answers: Answers = {}) =>
  openPage(
    { '/': () => <ShowcaseModal vitrineId={Number(useSearchParams()[0].get('vitrine'))} /> },
    `/?vitrine=${vitrineId}`,
    {
      'GET /api/current_user': buyer(),
      'GET /api/onlineshop/vts': vts('ordering'),
      [SHOWCASE]: vitrines,
      [FACTS]: ['en', 'nl'].map(language => ({
        language,
        public_url: `/facts/10.${language}.svg`,
        is_default: language === 'en',
      })),
      ...answers,
    },
  )
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Showcase' }))
const shown = async (name: string) => within(await screen.findByRole('region', { name }))
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
/** Types into the input of a flavour, once the user is known. */
const order = async (name: string, pieces: string) => {
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: `Pieces of ${name}` })
  await waitFor(() => expect(input.readOnly).toBe(false))
  await userEvent.type(input, pieces)
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closePage()
})

describe('a vitrine', () => {
  test('opens with its first product: picture, brand, name, promotion, both prices, the brand’s film (TS-275, TS-281..285)', async () => {
    open()
    const region = await shown('Whey Tub')
    expect(region.getByText('North')).toBeTruthy()
    expect(region.getByRole('heading', { name: 'Whey Tub' })).toBeTruthy()
    expect(region.getByText('Three for two')).toBeTruthy()
    expect(region.getByText(/^24,99\s€$/).tagName).toBe('S')
    expect(region.getByText(/^17,50\s€$/).tagName).not.toBe('S')
    expect(screen.getByRole('img', { name: 'Whey Tub' }).getAttribute('src')).toBe('/media/whey/640.webp')
    expect(screen.getByLabelText('Video of North').getAttribute('src')).toBe('/media/booths/north.webm')
  })

  test('shows its products as thumbnails; the chosen one is shown large, without film where the brand has none (TS-280)', async () => {
    open()
    const thumbnails = within(await screen.findByRole('list', { name: 'Products of this vitrine' }))
    expect(thumbnails.getAllByRole('button').map(one => one.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    await userEvent.click(thumbnails.getByRole('button', { name: 'South, Bar Tub' }))
    expect((await shown('Bar Tub')).getByText('South')).toBeTruthy()
    expect(document.querySelector('video')).toBeNull()
  })

  test('says where it stands, and leads to the one before and after it, no further (TS-276..279)', async () => {
    const { address } = open()
    expect(await (await dialog()).findByText('01/03')).toBeTruthy()
    expect([isDisabled('Previous vitrine'), isDisabled('Next vitrine')]).toEqual([true, false])
    await press('Next vitrine')
    expect(await screen.findByText('02/03')).toBeTruthy()
    expect(address()).toBe('/?vitrine=2')
    expect([isDisabled('Previous vitrine'), isDisabled('Next vitrine')]).toEqual([false, false])
    await shown('Bar Tub')
    await press('Next vitrine')
    expect(await screen.findByText('This vitrine is empty.')).toBeTruthy()
    expect([isDisabled('Previous vitrine'), isDisabled('Next vitrine')]).toEqual([false, true])
    await press('Previous vitrine')
    expect(await screen.findByText('02/03')).toBeTruthy()
  })

  test('goes 300 ms after it is closed, not before (TS-289)', async () => {
    const { address } = open()
    await shown('Whey Tub')
    vi.useFakeTimers()
    screen.getByRole('button', { name: 'Close' }).click()
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(address()).toBe('/?vitrine=1')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(address()).toBe('/')
  })
})

describe('in German, whatever the reader’s language', () => {
  test('it says that it is loading (TS-290)', async () => {
    open(1, { [SHOWCASE]: () => new Promise(() => {}) })
    const state = (await dialog()).getByRole('status')
    expect([state.textContent, state.lang]).toEqual(['Laden...', 'de'])
  })

  test('it says that loading failed (TS-291)', async () => {
    open(1, { [SHOWCASE]: refusal(503, 'Away') })
    const state = await (await dialog()).findByRole('alert')
    expect(state.textContent).toBe('Fehler beim Laden der Daten. Bitte versuchen Sie es später erneut.')
    expect(state.lang).toBe('de')
  })
})

describe('the order mask', () => {
  test('takes pieces of each flavour, from several vitrines, and adds them at once (TS-286)', async () => {
    const { calls } = open(1, { [ADD]: basket([]) })
    await order('Whey Tub, Vanilla', '6')
    await order('Whey Tub, Cocoa', '2')
    await press('Next vitrine')
    await order('Bar Tub, Vanilla', '4')
    expect((await dialog()).getByText('pieces in 3 flavours')).toBeTruthy()
    expect((await dialog()).getByText(/^210,00\s€$/)).toBeTruthy()
    await press('Add to order')
    await waitFor(() => expect(calls(ADD)).toHaveLength(1))
    expect(JSON.parse((calls(ADD)[0]!.body as { positionsJson: string }).positionsJson)).toEqual([
      { product_attribute_id: 10, quantity: 6 },
      { product_attribute_id: 11, quantity: 2 },
      { product_attribute_id: 20, quantity: 4 },
    ])
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces of Bar Tub, Vanilla' }).value).toBe(''),
    )
  })

  test('a try that failed on its way is repeated with the same key; a changed list has another', async () => {
    const { calls } = open(1, { [ADD]: refusal(502, 'Lost') })
    await order('Whey Tub, Vanilla', '6')
    const addOnce = async (times: number) => {
      const button = screen.getByRole('button', { name: 'Add to order' })
      await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
      await press('Add to order')
      await waitFor(() => expect(calls(ADD)).toHaveLength(times))
    }
    await addOnce(1)
    await addOnce(2)
    await order('Whey Tub, Vanilla', '1')
    await addOnce(3)
    const [first, second, third] = calls(ADD).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is only looked at by staff', async () => {
    open(1, { 'GET /api/current_user': exhibitorStaff() })
    expect(await screen.findByText('Staff can look around; only customers place orders.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to order' })).toBeNull()
  })
})

describe('the nutrition facts', () => {
  const of = 'Nutrition facts of Whey Tub, Vanilla'

  test('are loaded when somebody asks for them, and of flavours that have some (TS-287)', async () => {
    const { calls } = open()
    await shown('Whey Tub')
    expect(calls(FACTS)).toEqual([])
    expect(screen.getAllByRole('button', { name: /^Nutrition facts/ })).toHaveLength(1)
    await press(of)
    await screen.findByRole('img', { name: of })
    expect(calls(FACTS)).toHaveLength(1)
  })

  test.each([
    ['nl-BE', '/facts/10.nl.svg'],
    ['fr-FR', '/facts/10.en.svg'],
  ])('begin for a browser in %s with %s, and can be read in each language (TS-288)', async (language, first) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    open()
    await press(of)
    const picture = await screen.findByRole('img', { name: of })
    expect(picture.getAttribute('src')).toBe(first)
    const choice = screen.getByRole('combobox', { name: 'Language' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['EN', 'NL'])
    for (const wanted of ['en', 'nl']) {
      await userEvent.selectOptions(choice, wanted)
      expect(picture.getAttribute('src')).toBe(`/facts/10.${wanted}.svg`)
    }
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { besideShowcases, hints, open, product, reader, scrolled, size, stage, steps } from './test-showcase.tsx'

besideShowcases()

describe('the address', () => {
  test.each([
    [true, '/newcomer-week/brands', '/newcomer-week/brands/33'],
    [false, '/newcomer-week/brands', '/newcomer-week/brands/32'],
    [true, '/newcomer-week/brands/999', '/newcomer-week/brands/33'],
    [true, '/newcomer-week/products', '/newcomer-week/products/101'],
    [false, '/newcomer-week/products/whey', '/newcomer-week/products/100'],
    [true, '/newcomer-week/brands/34', '/newcomer-week/brands/34'],
  ])(
    'on a wide screen: %s, of %s becomes %s (SH-393, SH-394, SH-411, SH-412, SH-414, SH-642)',
    async (wide, address, becomes) => {
      reader.isWide = wide
      const page = open(address)
      await waitFor(() => expect(page.address()).toBe(becomes))
      await waitFor(async () => expect((await stage()).dataset.place).toMatch(/^\d/))
    },
  )

  test('follows each step without a way back into the showcase, to either end (SH-401, SH-409, SH-413, SH-416)', async () => {
    const page = open('/before')
    await page.goTo('/newcomer-week/products/101')
    await stage()
    const next = await screen.findByRole('button', { name: 'Next product' })
    fireEvent.click(next)
    fireEvent.click(next)
    await waitFor(() => expect(page.address()).toBe('/newcomer-week/products/102'))
    expect(next.getAttribute('aria-disabled')).toBe('true')
    fireEvent.keyDown(await stage(), { key: 'ArrowLeft' })
    await waitFor(() => expect(page.address()).toBe('/newcomer-week/products/101'))
    await page.goBack()
    expect(page.address()).toBe('/before')
  })
})

describe('on a wide screen', () => {
  test('a neighbour is slid to, and the active brand opens with what it is and sells (SH-396..400, SH-422)', async () => {
    const page = open('/newcomer-week/brands/33')
    await screen.findByText('02 / 3')
    expect(hints()).toEqual(['prev', 'more', 'next'])
    fireEvent.click(screen.getByRole('button', { name: 'Go to Hexlift' }))
    await waitFor(() => expect(page.address()).toBe('/newcomer-week/brands/34'))
    expect(hints()).toEqual(['prev', 'more'])

    fireEvent.click(await screen.findByRole('button', { name: 'Hexlift: more and order' }))
    const list = await screen.findByRole('region', { name: 'Hexlift' })
    expect(within(list).getAllByRole('textbox')).toHaveLength(2)
    expect(screen.getAllByText('About Hexlift').length).toBeGreaterThan(0)
    expect(document.activeElement?.textContent).toBe('Hexlift')
    fireEvent.click(screen.getByRole('button', { name: 'Bars' }))
    expect(scrolled.at(-1)?.textContent).toBe('Bars')
  })

  test('steps are set at once for those who want no motion; clicks are ignored until the detail has closed (SH-421, SH-425, SH-432, FF-1141)', async () => {
    const page = open('/newcomer-week/products/101')
    await stage()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Product 2: more and order' })).toBeTruthy())
    await userEvent.tab()
    screen.getByRole('button', { name: 'Product 2: more and order' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(steps()).toBe('others active info sizes')
    expect(hints()).toEqual(['none', 'none', 'none'])
    expect(document.activeElement?.textContent).toBe('Kilowatt Product 2')
    for (const column of document.querySelectorAll('[data-column]')) fireEvent.click(column)
    await userEvent.keyboard('{ArrowRight}')
    expect(page.address()).toBe('/newcomer-week/products/101')
    expect(steps()).toBe('others active info sizes')
    await userEvent.click(screen.getAllByText('About Product 2').at(-1) as HTMLElement)
    await userEvent.keyboard('{Escape}')
    expect(steps()).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Product 2: more and order' }))
  })

  test('a detail closes with its button; another product begins closed', async () => {
    const page = open('/newcomer-week/products/101')
    fireEvent.click(await screen.findByRole('button', { name: 'More and order' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(steps()).toBe('')
    fireEvent.click(await screen.findByRole('button', { name: 'More and order' }))
    await page.goTo('/newcomer-week/products/100')
    await waitFor(() => expect(steps()).toBe(''))
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('the mouse has a sign of what a click does; a finger has none (SH-418, SH-419)', async () => {
    open('/newcomer-week/products/101')
    const [previous, active] = await waitFor(() => {
      const columns = [...document.querySelectorAll('[data-column]')]
      expect(columns).toHaveLength(3)
      return columns as [Element, Element, Element]
    })
    const sign = () => document.querySelector('[aria-hidden][data-hint]')?.getAttribute('data-hint')
    fireEvent.pointerMove(active, { pointerType: 'touch' })
    expect(sign()).toBe('none')
    fireEvent.pointerMove(active, { pointerType: 'mouse' })
    expect(sign()).toBe('more')
    expect(screen.getByText('MORE')).toBeTruthy()
    fireEvent.pointerMove(previous, { pointerType: 'mouse' })
    expect(sign()).toBe('prev')
    fireEvent.pointerLeave(previous)
    expect(sign()).toBe('none')
  })
})

describe('a product', () => {
  const slideOf = (offset: number) => document.querySelector<HTMLElement>(`[data-offset="${offset}"]`)

  test('has its colours, ground, picture, discount and information, and its sizes below on a narrow screen (SH-427..433)', async () => {
    reader.isWide = false
    const shown = product(7, 'Club Energy', { colorBackground: '#1c1464', discountPromotion: 35 })
    open('/newcomer-week/products/7', { 'GET /api/onlineshop/newcomer-week/products': [shown] })
    const region = await stage()
    await waitFor(() => expect(region.style.getPropertyValue('--week-ground')).toBe('#1c1464'))
    expect(region.style.getPropertyValue('--week-text')).toBe('#ffffff')
    expect(region.querySelector('img[src="/media/ground7/1280.webp"]')).toBeTruthy()
    expect(slideOf(0)?.querySelector('img')?.getAttribute('src')).toBe('/media/pack7/640.webp')
    expect(slideOf(0)?.textContent).toContain('−35')
    expect(screen.getAllByText('About Club Energy')).toHaveLength(1)
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(region.textContent).toMatch(/from5,00\s€/)
    expect(region.textContent).toContain('01 / 1')
    expect(region.textContent).toContain('2 sizes · 2 flavours')
    expect(screen.getByText('flavours').nextSibling?.textContent).toBe('2')
  })

  test('without discount, ground or picture shows its name, and no empty frame (SH-430, SH-431)', async () => {
    const bare = { backgroundUrl: null, productSizes: [size(1, 'Club', { price: null, regular_price: null })] }
    const shown = product(7, 'Club', {
      ...bare,
      product: { ...product(7, 'Club').product, image_transparent_url: null },
    })
    open('/newcomer-week/products/7', { 'GET /api/onlineshop/newcomer-week/products': [shown] })
    const region = await stage()
    await waitFor(() => expect(slideOf(0)?.textContent).toBe('ClubKilowatt'))
    expect(region.querySelector('img')).toBeNull()
    expect(region.textContent).not.toContain('€')
  })
})

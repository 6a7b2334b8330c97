import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { besideShowcases, open, reader, scrolled, steps, turn } from './test-showcase.tsx'

besideShowcases()

describe('on a narrow screen', () => {
  beforeEach(() => {
    reader.isWide = false
  })
  const swipe = (across: number, down: number, pointerType = 'touch') => {
    const at = document.querySelector('[data-column="0"]')
    const point = { pointerId: 1, pointerType, isPrimary: true }
    if (!at) throw new Error('Nothing to swipe.')
    fireEvent.pointerDown(at, { ...point, clientX: 200, clientY: 300 })
    fireEvent.pointerMove(at, { ...point, clientX: 200 + across, clientY: 300 + down })
    fireEvent.pointerUp(at, { ...point, clientX: 200 + across, clientY: 300 + down })
  }

  test('only a swipe of more than 20 px across and at most 10 px down changes the brand, at neither end (SH-406, SH-657, SH-658)', async () => {
    const page = open('/newcomer-week/brands/32')
    await screen.findByText('01 / 3')
    swipe(-20, 0)
    swipe(-80, 11)
    swipe(-80, 0, 'mouse')
    swipe(80, 0)
    expect(page.address()).toBe('/newcomer-week/brands/32')
    swipe(-21, 10)
    await waitFor(() => expect(page.address()).toBe('/newcomer-week/brands/33'))
    await screen.findByText('02 / 3')
    swipe(21, -10)
    await waitFor(() => expect(page.address()).toBe('/newcomer-week/brands/32'))
  })

  test('so do products, which have arrows beside the button that leads to their sizes (SH-426)', async () => {
    const page = open('/newcomer-week/products/100')
    await screen.findByText('01 / 3')
    swipe(-40, 0)
    await screen.findByText('02 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Next product' }))
    await screen.findByText('03 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Previous product' }))
    await waitFor(() => expect(page.address()).toBe('/newcomer-week/products/101'))
    fireEvent.click(screen.getByRole('button', { name: 'More and order' }))
    expect(scrolled.at(-1)?.textContent).toContain('About Product 2')
  })

  test('the sizes of the brand stand below; its categories and the button lead there (SH-408)', async () => {
    open('/newcomer-week/brands/33')
    fireEvent.click(await screen.findByRole('button', { name: 'Bars' }))
    expect(scrolled.at(-1)?.textContent).toBe('Bars')
    fireEvent.click(screen.getByRole('button', { name: 'Order' }))
    expect(scrolled.at(-1)?.querySelectorAll('input')).toHaveLength(2)
    expect(steps()).toBe('')
  })

  test('a category leads to the sizes of the brand that was just slid to, while it still moves (FF-1141)', async () => {
    reader.isStill = false
    open('/newcomer-week/brands/32')
    await screen.findByText('01 / 3')
    await screen.findByText('Bars', { selector: 'h3' })
    swipe(-80, 0)
    await screen.findByText('02 / 3')
    fireEvent.click(screen.getByRole('button', { name: 'Bars' }))
    expect(scrolled.map(one => one.textContent)).toEqual(['Bars'])
    expect(document.activeElement).toBe(scrolled[0])
  })

  test.each([
    ['brands', 'Order'],
    ['products', 'More and order'],
  ])('turning the screen closes the detail of the %s (FF-1141)', async (kind, button) => {
    reader.isWide = true
    open(`/newcomer-week/${kind}`)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    expect(steps()).toContain('active')
    turn(false)
    expect(steps()).toBe('')
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(scrolled).toHaveLength(1)
    turn(true)
    expect(steps()).toBe('')
  })

  test('the active brand alone has a silent video, which can be paused (SH-405, FF-1142)', async () => {
    reader.isStill = false
    open('/newcomer-week/brands/33')
    const video = await waitFor(() => {
      const videos = document.querySelectorAll('video')
      expect(videos).toHaveLength(1)
      return videos[0] as HTMLVideoElement
    })
    expect(video.getAttribute('src')).toBe('/media/33.mp4')
    expect([video.muted, video.hasAttribute('playsinline'), video.loop]).toEqual([true, true, true])
    const pause = vi.spyOn(video, 'pause')
    const button = screen.getByRole('button', { name: 'Pause the video' })
    // What is within the slides lies below the column that opens the brand.
    expect(button.closest('li')).toBeNull()
    fireEvent.click(button)
    expect(pause).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeTruthy()
  })

  test.each([
    ['wants no motion', () => {}],
    [
      'saves data',
      () => {
        reader.isStill = false
        vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
      },
    ],
    [
      'has a wide screen',
      () => {
        reader.isStill = false
        reader.isWide = true
      },
    ],
  ])('no video is there for who %s (FF-1142)', async (_who, prepare) => {
    prepare()
    open('/newcomer-week/brands/33')
    await screen.findByText('02 / 3')
    expect(document.querySelector('video')).toBeNull()
  })
})

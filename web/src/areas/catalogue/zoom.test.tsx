import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Zoom } from './Zoom.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(screenWidth: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: screenWidth >= Number(/>= (\d+)px/.exec(query)?.[1]) }))
  render(
    <Zoom src="/tub-640.webp">
      <img src="/tub.webp" alt="Tub" />
    </Zoom>,
  )
  const picture = screen.getByRole('img').parentElement!
  picture.getBoundingClientRect = () => new DOMRect(10, 20, 100, 100)
  const point = (pointerType: string) => fireEvent.pointerMove(picture, { pointerType, clientX: 35, clientY: 95 })
  return { picture, point, view: () => picture.querySelector('span')?.style }
}

test('a window of 225 by 225 shows the picture at scale 2.6 where the mouse points (TS-216)', () => {
  const { picture, point, view } = show(1440)
  expect(view()).toBeUndefined()
  point('mouse')
  expect(view()).toMatchObject({ width: '225px', height: '225px', backgroundSize: '260%' })
  expect(view()?.backgroundImage).toContain('/tub-640.webp')
  expect(view()?.backgroundPosition).toBe('25% 75%')
  fireEvent.pointerLeave(picture)
  expect(view()).toBeUndefined()
})

test('a finger does not zoom', () => {
  const { point, view } = show(1440)
  point('touch')
  expect(view()).toBeUndefined()
})

test.each([
  [767, false],
  [768, true],
])('on a screen of %i px it zooms: %s (TS-217)', (width, zooms) => {
  const { point, view } = show(width)
  point('mouse')
  expect(view() !== undefined).toBe(zooms)
})

import type { FilmScreen } from '@fairfloor/domain/trade-show/scenes'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Films, type FilmsHandle } from './Films.tsx'
import type { Camera } from './projection.ts'

const ahead: Camera = { yaw: 0, pitch: 0, vFov: 1.3, width: 1440, height: 900 }
const screen = (booth_number: number, yaw: number, size = 0.1): FilmScreen => ({
  booth_number,
  corners: [
    [yaw - size, size / 2],
    [yaw + size, size / 2],
    [yaw + size, -size / 2],
    [yaw - size, -size / 2],
  ],
})
const screens = [screen(1, -0.5, 0.12), screen(2, 0), screen(3, 0.5, 0.14), screen(4, -0.2, 0.2), screen(5, 2)]

let camera: Camera
function show() {
  camera = ahead
  const films = createRef<FilmsHandle>()
  const filmOf = (booth: number) => (booth === 4 ? null : `/media/booths/${booth}.webm`)
  render(<Films ref={films} screens={screens} filmOf={filmOf} stage={{ camera: () => camera }} />)
  return films
}
const playing = () => [...document.querySelectorAll('video')].map(film => film.getAttribute('src')).sort()

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('play on the two largest screens in view whose booth has one, without sound, and follow the view', () => {
  const films = show()
  expect(playing()).toEqual(['/media/booths/1.webm', '/media/booths/3.webm'])
  expect([...document.querySelectorAll('video')].every(film => film.muted && film.loop)).toBe(true)
  camera = { ...ahead, yaw: 2 }
  act(() => films.current?.place(camera))
  expect(playing()).toEqual(['/media/booths/5.webm'])
})

it('appear once they play, and stop on a hidden page', () => {
  show()
  const [film] = document.querySelectorAll('video')
  expect(film?.dataset.plays).toBeUndefined()
  fireEvent.playing(film!)
  expect(film?.dataset.plays).toBe('true')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(playing()).toEqual([])
})

it.each([
  ['reduced motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['a data saver', () => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })],
])('do not play for readers with %s', (_, prefer) => {
  prefer()
  show()
  expect(playing()).toEqual([])
})

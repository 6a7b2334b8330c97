import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scene } from '../testing/fair.ts'
import { Panorama, type PanoramaProps } from './Panorama.tsx'
import type { Camera } from './projection.ts'
import type { Stage, StageEvents } from './stage.ts'
import { viewSource } from './view-source.ts'

const stage = vi.hoisted(() => ({ isSharp: false, draw: (_: object) => {} }))

// The test browser cannot draw: a stage that shows every scene at once, and draws a frame when told to.
vi.mock('./stage.ts', () => ({
  openStage(_: HTMLElement, { onFrame }: StageEvents) {
    stage.draw = camera => onFrame(camera as Camera)
    return {
      overlay: document.body.appendChild(document.createElement('div')),
      camera: () => first,
      show: async () => true,
      isSharp: () => stage.isSharp,
      prepare: () => {},
      prepareTiles: () => {},
      bringIntoView: () => {},
      goHome: () => {},
      zoomBy: () => {},
      close: () => {},
    } satisfies Stage
  },
}))

const stills = { wide: '/media/scenes/4/wide.webp', tall: '/media/scenes/4/tall.webp' }
const first: Camera = { yaw: 0.5, pitch: 0, vFov: (74 * Math.PI) / 180, width: 1440, height: 900 }
const still = () => document.querySelector('img')?.getAttribute('src')
const isHeld = () => document.querySelector('[data-held]') !== null

async function open(props: Partial<PanoramaProps> = {}) {
  render(
    <Panorama
      scene={{ ...scene(4), stills }}
      view={viewSource()}
      onHotspot={() => {}}
      onFailed={() => {}}
      {...props}
    />,
  )
  const before = still()
  await screen.findByRole('region', { name: 'Panorama: Aisle 4' })
  await act(async () => {})
  return before
}

beforeEach(() => {
  stage.isSharp = false
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opens with its still, which stays until every tile in view is drawn', async () => {
  expect(await open()).toBe(stills.wide)
  act(() => stage.draw(first))
  expect(isHeld()).toBe(true)
  stage.isSharp = true
  act(() => stage.draw(first))
  expect(isHeld()).toBe(false)
})

it('shows a turned panorama at once, sharp or not', async () => {
  await open()
  act(() => stage.draw({ ...first, yaw: 0.6 }))
  expect(isHeld()).toBe(false)
})

it('has a still of its own in portrait', async () => {
  vi.stubGlobal('innerWidth', 390)
  expect(await open()).toBe(stills.tall)
})

it.each([
  ['its still where the first view is asked for', { start: { ...first } }, stills.wide],
  ['no still where another view is asked for', { start: { ...first, yaw: 0.6 } }, undefined],
  ['no still before an open booth', { open: 'booth-7' }, undefined],
])('opens with %s', async (_, props, expected) => {
  expect(await open(props)).toBe(expected)
  expect(isHeld()).toBe(expected !== undefined)
})

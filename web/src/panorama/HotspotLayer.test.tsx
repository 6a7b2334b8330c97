import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HotspotLayer, type HotspotLayerHandle } from './HotspotLayer.tsx'
import type { Camera } from './projection.ts'

afterEach(cleanup)

const base = { booth_number: null, pano_nr: null, vitrine_id: null }
const square = (yaw: number): [number, number][] => [
  [yaw - 0.2, -0.2],
  [yaw + 0.2, -0.2],
  [yaw, 0.2],
]
const at = (yaw: number) => ({ polygon: square(yaw), at: { yaw, pitch: 0 } })
const hotspots: Hotspot[] = [
  { ...base, ...at(0.4), kind: 'booth', label: 'Oat Rebel', booth_number: 3 },
  { ...base, ...at(-0.3), kind: 'scene', label: 'Aisle A, stop 5', pano_nr: 5 },
  { ...base, ...at(-2.5), kind: 'info', label: 'Information' },
  { ...base, ...at(2), kind: 'scene', label: 'Enter the exhibition', pano_nr: 1 },
]
const scene = { panoNr: 4, hotspots, start_view: { yaw: 0, pitch: 0 } } as unknown as Scene
const camera: Camera = { yaw: 0, pitch: 0, vFov: 1.3, width: 1440, height: 900 }

function open(props: { open?: string } = {}, of: Hotspot[] = hotspots) {
  const stage = { camera: () => camera, bringIntoView: vi.fn() }
  const [layer, onLeave] = [createRef<HotspotLayerHandle>(), vi.fn()]
  const describeSpot = ({ booth_number, pano_nr }: Hotspot) =>
    booth_number === 3
      ? { claim: 'Real oats.', facts: [{ icon: 'box' as const, text: '24 products' }], visited: true }
      : pano_nr === 1
        ? { door: true }
        : null
  const { unmount } = render(
    <HotspotLayer
      ref={layer}
      scene={{ ...scene, hotspots: of }}
      describe={describeSpot}
      open={props.open ?? null}
      stage={stage}
      onLeave={onLeave}
    />,
  )
  return { stage, layer, onLeave, unmount }
}

describe('the hotspots of a panorama', () => {
  it('are named buttons in the order from left to right (TS-156)', () => {
    open()
    const names = [...document.querySelectorAll('button[data-hotspot]')].map(each => each.getAttribute('aria-label'))
    expect(names).toEqual([
      'Information',
      'Go to Aisle A, stop 5',
      'Booth 3, Oat Rebel, visited',
      'Enter the exhibition',
    ])
    const ring = screen.getByRole('button', { name: /Oat Rebel/ })
    expect(ring.getAttribute('aria-description')).toBe('Real oats, 24 products')
  })

  it('stand where they are seen, and their areas with them', () => {
    open()
    expect(screen.getByRole('button', { name: /Oat Rebel/ }).style.transform).toBe('translate(970.3px, 450.0px)')
    expect(document.querySelector('path[data-hotspot=booth-3]')?.getAttribute('d')).toMatch(/^M\d/)
    expect(document.querySelector('path[data-hotspot=scene-5]')).toBeNull()
  })

  it('can be reached by Tab out of view too: the view turns to them (TS-155)', async () => {
    const { stage } = open()
    expect(screen.getByRole('button', { name: 'Information' }).hasAttribute('data-away')).toBe(true)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Information' }))
    expect(stage.bringIntoView).toHaveBeenLastCalledWith({ yaw: -2.5, pitch: 0 })
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go to Aisle A, stop 5' }))
    expect(stage.bringIntoView).toHaveBeenCalledTimes(1)
  })

  it('get the focus back after their popup, and give it on when the scene goes (TS-158)', () => {
    const { layer, onLeave, unmount } = open()
    layer.current?.focus('booth-3')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Oat Rebel/ }))
    unmount()
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('leave the focus alone when it is elsewhere', () => {
    const { onLeave, unmount } = open()
    unmount()
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('show which popup is open', () => {
    open({ open: 'booth-3' })
    expect(screen.getByRole('button', { name: /Oat Rebel/ }).hasAttribute('data-open')).toBe(true)
    expect(screen.getByRole('button', { name: 'Information' }).hasAttribute('data-open')).toBe(false)
  })

  it('on the floor stay clear of what floats over the panorama, or are told at the edge instead', () => {
    const floats = document.body.appendChild(document.createElement('div'))
    floats.dataset.overPanorama = ''
    const way = (pitch: number): Hotspot => ({
      ...{ ...base, ...at(0.9), kind: 'scene', label: 'Aisle B', pano_nr: 6 },
      at: { yaw: 0.75, pitch },
    })
    const cover = (top: number) => {
      floats.getBoundingClientRect = () => new DOMRect(1124, top, 296, 880 - top)
      open({}, [way(-0.5)])
      return Number(/, ([\d.]+)px/.exec(screen.getByRole('button', { name: 'Go to Aisle B' }).style.transform)![1])
    }
    expect(cover(880)).toBeCloseTo(770, -1.5)
    expect(screen.queryByRole('button', { name: 'Turn to Aisle B' })).toBeNull()
    cleanup()
    expect(cover(640)).toBeLessThan(590)
    expect(screen.queryByRole('button', { name: 'Turn to Aisle B' })).toBeNull()
    cleanup()
    cover(480)
    expect(screen.getByRole('button', { name: 'Turn to Aisle B' })).toBeTruthy()
    floats.remove()
  })

  it('rings rise within their booth above what floats over the panorama', () => {
    const floats = document.body.appendChild(document.createElement('div'))
    floats.dataset.overPanorama = ''
    floats.getBoundingClientRect = () => new DOMRect(900, 420, 200, 400)
    open()
    const top = Number(/, ([\d.]+)px/.exec(screen.getByRole('button', { name: /Oat Rebel/ }).style.transform)![1])
    expect(top).toBeLessThanOrEqual(370)
    floats.remove()
  })

  it('that lead on and are out of view are told at the edge they lie behind', async () => {
    const { stage } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Turn to Enter the exhibition' }))
    expect(stage.bringIntoView).toHaveBeenLastCalledWith({ yaw: 2, pitch: 0 })
    expect(screen.queryByRole('button', { name: 'Turn to Information' })).toBeNull()
  })
})

import { type Hotspot, hotspotKey } from '@fairfloor/domain/trade-show/scenes'
import { expect, it } from 'vitest'
import { nearestOutside } from './outside.ts'
import { isInside, project } from './projection.ts'

const camera = { yaw: 6.2, pitch: 0, vFov: 1, width: 390, height: 844 }
const spot = (booth_number: number, yaw: number, pitch = 0): Hotspot => ({
  kind: 'booth',
  label: 'x',
  polygon: [],
  at: { yaw, pitch },
  booth_number,
  pano_nr: null,
  vitrine_id: null,
})

const way = (pano_nr: number, yaw: number): Hotspot => ({
  kind: 'scene',
  label: 'x',
  polygon: [],
  at: { yaw, pitch: 0 },
  booth_number: null,
  pano_nr,
  vitrine_id: null,
})
function edges(hotspots: readonly Hotspot[], width = camera.width) {
  const wide = { ...camera, width }
  return nearestOutside(hotspots, wide, ({ at }) => {
    const point = project(at, wide)
    return point !== null && isInside(point, wide)
  })
}
const told = (...seen: Parameters<typeof edges>) => {
  const { left, right } = edges(...seen)
  return [left, right].map(one => one && hotspotKey(one))
}

it('names the nearest ways, and in a wide view nothing else', () => {
  const hotspots = [spot(1, 0), spot(2, 1), way(3, 1.5), way(4, 3), spot(5, -1.5)]
  expect(told(hotspots, 1440)).toEqual([null, 'scene-3'])
  expect(told([...hotspots, way(6, -2)], 1440)).toEqual(['scene-6', 'scene-3'])
})

it('names ways first in a narrow view until one is in sight', () => {
  const hotspots = [spot(2, 1), way(3, 1.5), spot(5, -1.5)]
  expect(told(hotspots)).toEqual(['booth-5', 'scene-3'])
  expect(told([...hotspots, way(4, 0)])).toEqual(['booth-5', 'booth-2'])
})

it('names the nearest hotspot out of a narrow view on either side, over the seam too', () => {
  const hotspots = [way(9, 0), spot(1, 0), spot(2, 1), spot(3, 2), spot(4, -0.6), spot(5, -1.5)]
  const { left, right } = edges(hotspots)
  expect([left?.booth_number, right?.booth_number]).toEqual([4, 2])
})

it('names none when all are in view', () => {
  expect(edges([spot(1, 0)])).toEqual({ left: null, right: null })
})

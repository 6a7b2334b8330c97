import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { expect, it } from 'vitest'
import { nearestOutside } from './outside.ts'

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

it('names the nearest hotspot out of view on either side, over the seam too', () => {
  const hotspots = [spot(1, 0), spot(2, 1), spot(3, 2), spot(4, -0.6), spot(5, -1.5)]
  const { left, right } = nearestOutside(hotspots, camera)
  expect([left?.booth_number, right?.booth_number]).toEqual([4, 2])
})

it('names none when all are in view', () => {
  expect(nearestOutside([spot(1, 0)], camera)).toEqual({ left: null, right: null })
})

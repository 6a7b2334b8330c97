import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { describe, expect, it } from 'vitest'
import { bearingOf, extentOf, fromLeftToRight, keptYaw, normalised, sizeBetween, turnBetween } from './angles.ts'

const { PI } = Math

describe('an angle', () => {
  it.each([
    [0, 0],
    [PI, PI],
    [-PI, PI],
    [1.5 * PI, -0.5 * PI],
    [-1.5 * PI, 0.5 * PI],
    [5 * PI, PI],
  ])('%d is the same as %d', (angle, same) => expect(normalised(angle)).toBeCloseTo(same, 10))

  it('is turned to the short way, over the seam too', () => {
    expect(turnBetween(0.1, 2 * PI - 0.1)).toBeCloseTo(-0.2, 10)
    expect(turnBetween(-3, 3)).toBeCloseTo(6 - 2 * PI, 10)
  })

  it('points the same way on the plan whatever the picture calls north', () => {
    expect(bearingOf(PI / 2, PI / 2)).toBeCloseTo(0, 10)
    const yaw = keptYaw(1, { from: 0.25, to: -2 })
    expect(bearingOf(yaw, -2)).toBeCloseTo(bearingOf(1, 0.25), 10)
  })
})

const spot = (booth_number: number, yaw: number, half = 0.1): Hotspot => ({
  kind: 'booth',
  label: 'x',
  polygon: [
    [yaw - half, -0.1],
    [yaw + half, -0.1],
    [yaw + half, 0.1],
    [yaw - half, 0.1],
  ],
  at: { yaw, pitch: 0 },
  booth_number,
  pano_nr: null,
  vitrine_id: null,
})

describe('hotspots', () => {
  it('stand in order from left to right around the start view', () => {
    const around = [spot(1, 0.4), spot(2, 6.2), spot(3, 3), spot(4, -2)]
    expect(fromLeftToRight(around, { yaw: 0, pitch: 0 }).map(each => each.booth_number)).toEqual([4, 2, 1, 3])
    expect(fromLeftToRight(around, { yaw: 3, pitch: 0 }).map(each => each.booth_number)).toEqual([2, 1, 3, 4])
  })

  it('look as large over the seam as elsewhere', () => {
    expect(extentOf(spot(1, 0, 0.3))).toBeCloseTo(0.4, 10)
    const [a, b] = [-PI + 0.3, PI - 0.3]
    const seam = {
      at: { yaw: PI, pitch: 0 },
      polygon: [
        [b, -0.1],
        [a, -0.1],
        [a, 0.1],
      ] as [number, number][],
    }
    expect(extentOf(seam)).toBeCloseTo(0.4, 10)
  })

  it('have marks that grow with them, within bounds', () => {
    expect([0.05, 0.2, 0.55, 0.9, 2].map(extent => sizeBetween(40, 68, extent))).toEqual([40, 40, 54, 68, 68])
  })
})

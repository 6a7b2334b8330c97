import { Group } from 'three'
import { describe, expect, it } from 'vitest'
import { directionTo, type Point } from '../angles.ts'
import { Assembly } from '../kit/assembly.ts'
import { paint } from '../kit/materials.ts'
import { box } from '../kit/shapes.ts'
import { lanes } from '../lanes.ts'
import { hotspotsOf } from '../scene-hotspots.ts'
import { eyeHeight, stops, ways } from '../stops.ts'
import { placesOf } from './places.ts'
import { obstaclesOf } from './room.ts'

const turned = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[2] - b[2])

/** A hall with a counter askew, somebody behind it and before it, and a screen behind the second. */
function furnished() {
  const parts = new Assembly()
  parts.at({ x: 27.8, z: 2, turn: 0.5 }, () => {
    parts.add(box(2.4, 1, 0.6), paint('#ffffff'), { y: 0.5 })
    parts.mark('staff', { z: -0.7 })
    parts.mark('visitor', { z: 0.1 })
  })
  const root = new Group()
  root.add(parts.finish('booth 7'), lanes())
  return root
}

describe('people', () => {
  const root = furnished()

  it('stand beside furniture and not in it', () => {
    const occupied = obstaclesOf(furnished())
    expect(occupied([27.8, 2], 0.1)).toBe(true)
    expect(occupied([28.7, 1.5], 0.1)).toBe(true)
    expect(occupied([28.8, 2.2], 0.3)).toBe(false)
    const booth = placesOf(furnished(), [27.8, eyeHeight, 7], []).filter(({ group }) => group === 'booth 7')
    expect(booth.map(({ kind }) => kind)).toEqual(['staff'])
  })

  it.each(stops.map(({ panoNr }) => panoNr))('leave arrows, rings, stops and ways of scene %i free', panoNr => {
    const { x, y } = stops[panoNr]!
    const camera: Point = [x, eyeHeight, y]
    const places = placesOf(root, camera, hotspotsOf(panoNr))
    expect(places.length).toBeGreaterThan(panoNr > 0 ? 7 : -1)
    for (const { at, seat, kind } of places) {
      expect(apart(camera, at)).toBeGreaterThanOrEqual(kind === 'staff' ? 3 : 4.5)
      for (const stop of stops) expect(Math.hypot(stop.x - at[0], stop.y - at[2])).toBeGreaterThan(2.19)
      for (const way of ways)
        for (let t = 0; t <= 1; t += 0.02) {
          const [a, b] = way.map(each => stops[each]!) as [(typeof stops)[number], (typeof stops)[number]]
          expect(Math.hypot(a.x + (b.x - a.x) * t - at[0], a.y + (b.y - a.y) * t - at[2])).toBeGreaterThan(0.79)
        }
      const [feet, head] = [directionTo(camera, at), directionTo(camera, [at[0], at[1] + (seat ?? 0.9) + 0.9, at[2]])]
      const half = Math.atan(0.3 / apart(camera, at))
      for (const spot of hotspotsOf(panoNr))
        for (const [yaw, pitch] of [
          [spot.at.yaw, spot.at.pitch] as const,
          ...(spot.kind === 'scene' && spot.at.pitch < -0.2 ? spot.polygon : []),
        ]) {
          const inside = Math.abs(turned(yaw - feet.yaw)) < half && pitch > feet.pitch && pitch < head.pitch
          expect(inside, `${spot.label} behind somebody at ${at}`).toBe(false)
        }
    }
    if (panoNr === 4) expect(places).toEqual(placesOf(furnished(), camera, hotspotsOf(panoNr)))
  })
})

import { Group } from 'three'
import { expect, it } from 'vitest'
import { hall, lobby } from './floorplan.ts'
import { Assembly } from './kit/assembly.ts'
import { paint } from './kit/materials.ts'
import { box } from './kit/shapes.ts'
import { lampsOf } from './lamps.ts'
import { eyeHeight, stops } from './stops.ts'

/** A hall with something worth a spotlight every two metres, and a wall above the southern half of each. */
function marked() {
  const parts = new Assembly()
  for (let x = 1; x < hall.width; x += 2)
    for (let z = 1; z < hall.depth; z += 2) parts.mark('light', { x, y: 1.4, z }, { width: 1, height: 1 })
  return new Group().add(parts.finish('booth 7'))
}

it('are few at every stop, and none hangs outside', () => {
  const root = marked()
  for (const { x, y } of stops) {
    const lamps = lampsOf(root, [x, eyeHeight, y])
    expect(lamps.length).toBeLessThanOrEqual(34)
    expect(lamps.some(({ group }) => group === 'spots')).toBe(true)
    for (const { at } of lamps) {
      expect(at[0]).toBeGreaterThan(lobby.x)
      expect(at[0]).toBeLessThan(hall.width)
      expect(at[1]).toBeLessThan(hall.height)
      expect(at[2]).toBeGreaterThan(lobby.y)
      expect(at[2]).toBeLessThan(hall.depth)
    }
  }
})

it('light what is near first, from where nothing is in the way', () => {
  const root = new Group()
  const parts = new Assembly()
  parts.mark('light', { x: 20, y: 1.4, z: 7 }, { width: 1, height: 1 })
  const seen = (under: boolean) => {
    const cover = new Assembly()
    if (under) cover.add(box(3, 0.1, 9), paint('#ffffff'), { x: 20, y: 3.4, z: 9 })
    root.clear().add(parts.finish('booth 5'), cover.finish('roof'))
    return lampsOf(root, [20, eyeHeight, 10]).filter(({ group }) => group === 'spots')
  }
  const [open, covered] = [seen(false), seen(true)]
  expect(open).toHaveLength(1)
  expect(open[0]!.at[1]).toBeGreaterThan(4)
  expect(covered[0]!.at[1]).toBeLessThan(3.4)
})

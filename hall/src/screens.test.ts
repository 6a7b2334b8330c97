import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { expect, it } from 'vitest'
import { Assembly } from './kit/assembly.ts'
import { box } from './kit/shapes.ts'
import { screensOf } from './screens.ts'

/** A screen of 1.6 × 0.9 m on a wall 4 m to the north of the eye. */
function hallWith(build: (parts: Assembly) => void = () => {}) {
  const parts = new Assembly()
  parts.add(box(4, 3, 0.1), new MeshStandardMaterial(), { y: 1.5, z: -4.06 })
  parts.mark('screen', { y: 1.65, z: -4 }, { width: 1.6, height: 0.9 })
  build(parts)
  return new Group().add(parts.finish('booth 7'))
}
const eye = [0, 1.65, 0] as [number, number, number]

it('finds a screen in view, its corners from the top left clockwise', () => {
  const [screen] = screensOf(hallWith(), eye, [7])
  const [yaw, pitch] = [Math.atan(0.8 / 4), Math.atan(0.45 / Math.hypot(4, 0.8))]
  const wanted = [
    [-yaw, pitch],
    [yaw, pitch],
    [yaw, -pitch],
    [-yaw, -pitch],
  ]
  expect(screen?.booth_number).toBe(7)
  for (const [i, corner] of screen!.corners.entries())
    for (const [j, angle] of corner.entries()) expect(angle).toBeCloseTo(wanted[i]![j]!, 3)
})

it('leaves out a screen that is hidden, too narrow, seen from behind, or without a film', () => {
  const post = new Mesh(new BoxGeometry(0.05, 3, 0.05), new MeshStandardMaterial())
  post.position.set(-0.3, 1.5, -2)
  expect(screensOf(hallWith().add(post), eye, [7])).toEqual([])
  expect(screensOf(hallWith(), [0, 1.65, 10], [7])).toEqual([])
  expect(screensOf(hallWith(), [0, 1.65, -8], [7])).toEqual([])
  expect(screensOf(hallWith(), eye, [8])).toEqual([])
})

it('takes a screen behind glass', () => {
  const glass = new MeshStandardMaterial({ transparent: true })
  const hall = hallWith(parts => parts.add(box(2, 3, 0.01), glass, { y: 1.5, z: -1 }))
  expect(screensOf(hall, eye, [7])).toHaveLength(1)
})

import type { FilmScreen } from '@fairfloor/domain/trade-show/scenes'
import { expect, it } from 'vitest'
import { FILM, filmsInView } from './films.ts'
import { type Camera, project } from './projection.ts'

const camera: Camera = { yaw: 0.2, pitch: 0.1, vFov: 1.3, width: 1440, height: 900 }

/** The corners of an upright screen of the given size, two metres above the eye's level, turned away by `turn`. */
function screen(booth_number: number, { x, ahead, wide, turn = 0 }: Record<string, number>): FilmScreen {
  const [across, away] = [(wide! / 2) * Math.cos(turn), (wide! / 2) * Math.sin(turn)]
  const corner = (side: number, up: number): [number, number] => {
    const [right, front] = [x! + side * across, ahead! + side * away]
    return [Math.atan2(right, front), Math.atan2(up * (9 / 32) * wide!, Math.hypot(right, front))]
  }
  return { booth_number, corners: [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)] }
}

/** Where CSS draws a point of a box, in pixels. */
function drawn(transform: string, x: number, y: number): number[] {
  const m = transform.slice('matrix3d('.length, -1).split(',').map(Number)
  const at = (row: number) => m[row]! * x + m[4 + row]! * y + m[12 + row]!
  return [at(0) / at(3), at(1) / at(3)]
}

it('lies on its screen with all four corners, and its middle where the middle of the screen is seen', () => {
  const one = screen(8, { x: 1, ahead: 4, wide: 2, turn: 0.7 })
  const [film] = filmsInView([one], camera)
  const box = [
    [0, 0],
    [FILM.width, 0],
    [FILM.width, FILM.height],
    [0, FILM.height],
  ] as const
  for (const [index, [x, y]] of box.entries()) {
    const [yaw, pitch] = one.corners[index]!
    const seen = project({ yaw, pitch }, camera)!
    expect(drawn(film!.transform, x, y)).toEqual([expect.closeTo(seen.x, 1), expect.closeTo(seen.y, 1)])
  }
  const middle = project({ yaw: Math.atan2(1, 4), pitch: 0 }, camera)!
  expect(drawn(film!.transform, FILM.width / 2, FILM.height / 2)).toEqual([
    expect.closeTo(middle.x, 1),
    expect.closeTo(middle.y, 1),
  ])
})

it('plays where it is well in view, large enough and seen from the front, the largest first', () => {
  const small = screen(1, { x: 0, ahead: 30, wide: 2 })
  const behind = screen(2, { x: 0, ahead: -4, wide: 2 })
  const aside = screen(3, { x: 9, ahead: 2, wide: 2, turn: 0.7 })
  const near = screen(5, { x: 1, ahead: 4, wide: 2 })
  const nearer = screen(6, { x: -1, ahead: 3, wide: 2 })
  const back = { ...near, corners: near.corners.toReversed() as FilmScreen['corners'] }
  const all = [small, behind, aside, back, near, nearer]
  expect(filmsInView(all, camera).map(film => film.screen)).toEqual([5, 4])
})

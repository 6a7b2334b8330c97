import type { FilmScreen } from '@fairfloor/domain/trade-show/scenes'
import { type Camera, isInside, type Point, project } from './projection.ts'

type Corners = [Point, Point, Point, Point]

/** Pixels that films are laid out in; their boxes are bent to the screens. */
export const FILM = { width: 640, height: 360 } as const

/** In square pixels: what a smaller screen plays cannot be made out. */
const LEAST_AREA = 3000

/** A screen in view, by its place among those of the scene, and the CSS transform that lays a box of `FILM` exactly on it. */
export interface FilmInView {
  screen: number
  transform: string
}

/** The screens that can play now: well in view, seen from their front and large enough; the largest first. */
export const filmsInView = (screens: readonly FilmScreen[], camera: Camera): FilmInView[] =>
  screens
    .flatMap(({ corners }, screen) => {
      const points = corners.flatMap(([yaw, pitch]) => project({ yaw, pitch }, camera) ?? [])
      if (points.length < 4 || !isInside(middleOf(points), camera)) return []
      const area = areaOf(points)
      return area < LEAST_AREA ? [] : [{ screen, area, transform: bentTo(points as Corners) }]
    })
    .sort((a, b) => b.area - a.area)

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Positive for corners that run clockwise, as those of a screen do that faces the camera. */
const areaOf = (points: Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const before = points.at(index - 1)!
    return sum + (before.x * y - x * before.y) / 2
  }, 0)

/** The projective map from a box of `FILM` to four corners, from the top left clockwise (Heckbert 1989, section 2.2.3). */
function bentTo([a, b, c, d]: Corners): string {
  const [right, left] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ]
  const rest = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const size = right.x * left.y - left.x * right.y
  const g = (rest.x * left.y - left.x * rest.y) / size
  const h = (right.x * rest.y - rest.x * right.y) / size
  const across = [b.x - a.x + g * b.x, b.y - a.y + g * b.y, 0, g].map(part => part / FILM.width)
  const down = [d.x - a.x + h * d.x, d.y - a.y + h * d.y, 0, h].map(part => part / FILM.height)
  return `matrix3d(${[...across, ...down, 0, 0, 1, 0, a.x, a.y, 0, 1].join()})`
}

import type { Direction } from '@fairfloor/domain/trade-show/scenes'
import { turnBetween } from './angles.ts'

/** Where one looks and through which window: angles in radians, `vFov` the height of the view, sizes in px. */
export interface Camera extends Direction {
  vFov: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Where a direction is seen in the window, in px from its top left; null when it is not in front of one. */
export function project(direction: Direction, camera: Camera): Point | null {
  const seen = toCamera(direction, camera)
  return seen.ahead < nearest ? null : toWindow(seen, camera)
}

/** Where to turn to see a direction: right ahead, and as level as keeps it in the middle half of the view. */
export function levelled({ yaw, pitch }: Direction, { vFov }: Pick<Camera, 'vFov'>): Direction {
  const slack = vFov / 4
  return { yaw, pitch: pitch - Math.min(slack, Math.max(-slack, pitch)) }
}

/**
 * A direction along the floor, as far ahead as shows it above the line at `lowest` px: what stands in one's way at the
 * window's foot is nearer than one can point at. A direction that is level or up stays.
 */
export function aheadOnFloor(direction: Direction, camera: Camera, lowest: number): Direction {
  for (let { pitch } = direction; pitch < farthest; pitch += step) {
    const point = project({ ...direction, pitch }, camera)
    if (!point || point.y <= lowest) return { ...direction, pitch }
  }
  return direction
}

/** True when the point lies in the window and `margin` px from its edges. */
export const isInside = ({ x, y }: Point, { width, height }: Camera, margin = 0): boolean =>
  x >= margin && x <= width - margin && y >= margin && y <= height - margin

/** How wide the view is, in radians. */
export const hFovOf = ({ vFov, width, height }: Camera): number =>
  height === 0 ? 0 : 2 * Math.atan(Math.tan(vFov / 2) * (width / height))

/** An SVG path around the part of a polygon that is in front of one; '' when nothing is. */
export function outline(polygon: readonly (readonly [yaw: number, pitch: number])[], camera: Camera): string {
  const corners = polygon.map(([yaw, pitch]) => toCamera({ yaw, pitch }, camera))
  const points = inFront(corners).map(corner => toWindow(corner, camera))
  return points.length < 3 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** A direction in the camera's own axes, of length 1. */
interface Seen {
  right: number
  up: number
  ahead: number
}

/** Radians below the horizon: some ten metres ahead of who stands. */
const farthest = -0.16
const step = 0.01

// What lies at right angles to the view is infinitely far out in a flat window.
const nearest = 0.01

function toCamera({ yaw, pitch }: Direction, camera: Camera): Seen {
  const turn = turnBetween(camera.yaw, yaw)
  const [level, height] = [Math.cos(pitch) * Math.cos(turn), Math.sin(pitch)]
  const [cos, sin] = [Math.cos(camera.pitch), Math.sin(camera.pitch)]
  return { right: Math.cos(pitch) * Math.sin(turn), up: height * cos - level * sin, ahead: level * cos + height * sin }
}

function toWindow({ right, up, ahead }: Seen, { vFov, width, height }: Camera): Point {
  const focal = height / 2 / Math.tan(vFov / 2)
  return { x: width / 2 + (focal * right) / ahead, y: height / 2 - (focal * up) / ahead }
}

/** The polygon cut off at what is in front (Sutherland and Hodgman, one plane). */
const inFront = (corners: Seen[]): Seen[] =>
  corners.flatMap((corner, index) => {
    const before = corners.at(index - 1)!
    const cut = corner.ahead < nearest !== before.ahead < nearest ? [between(before, corner)] : []
    return corner.ahead < nearest ? cut : [...cut, corner]
  })

function between(a: Seen, b: Seen): Seen {
  const share = (nearest - a.ahead) / (b.ahead - a.ahead)
  return { right: a.right + (b.right - a.right) * share, up: a.up + (b.up - a.up) * share, ahead: nearest }
}

import type { Direction } from '@fairfloor/domain/trade-show/scenes'
import { turnBetween } from './angles.ts'

/** The camera: angles in radians, `vFov` the vertical field of view, sizes in px. */
export interface Camera extends Direction {
  vFov: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Projects a direction to px from the window's top left; null if it is behind the camera. */
export function project(direction: Direction, camera: Camera): Point | null {
  const seen = toCamera(direction, camera)
  return seen.ahead < nearest ? null : toWindow(seen, camera)
}

/** Where to turn to see a direction: yaw straight ahead, pitch as level as keeps it in the middle half of the view. */
export function levelled({ yaw, pitch }: Direction, { vFov }: Pick<Camera, 'vFov'>): Direction {
  const slack = vFov / 4
  return { yaw, pitch: pitch - Math.min(slack, Math.max(-slack, pitch)) }
}

/**
 * A direction on the floor, moved ahead until it is above the line at `lowest` px: anything at the bottom of the window
 * is too close to point at. Level or upward directions stay.
 */
export function aheadOnFloor(direction: Direction, camera: Camera, lowest: number): Direction {
  for (let { pitch } = direction; pitch < farthest; pitch += step) {
    const point = project({ ...direction, pitch }, camera)
    if (!point || point.y <= lowest) return { ...direction, pitch }
  }
  return direction
}

/** True if the point is inside the window, at least `margin` px from its edges. */
export const isInside = ({ x, y }: Point, { width, height }: Camera, margin = 0): boolean =>
  x >= margin && x <= width - margin && y >= margin && y <= height - margin

/** Horizontal field of view, in radians. */
export const hFovOf = ({ vFov, width, height }: Camera): number =>
  height === 0 ? 0 : 2 * Math.atan(Math.tan(vFov / 2) * (width / height))

/** An SVG path around the visible part of a polygon; '' if there is none. */
export function outline(polygon: readonly (readonly [yaw: number, pitch: number])[], camera: Camera): string {
  const corners = polygon.map(([yaw, pitch]) => toCamera({ yaw, pitch }, camera))
  const points = inFront(corners).map(corner => toWindow(corner, camera))
  return points.length < 3 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** A direction as unit vector in camera space. */
interface Seen {
  right: number
  up: number
  ahead: number
}

/** Radians below the horizon: some ten metres ahead of the camera. */
const farthest = -0.16
const step = 0.01

// A direction at right angles to the view would be infinitely far out in a flat projection.
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

/** The polygon clipped to the part in front (Sutherland and Hodgman, one plane). */
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

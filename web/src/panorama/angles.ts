import type { Direction, Hotspot } from '@fairfloor/domain/trade-show/scenes'

/** The same angle in (−π, π]. */
export function normalised(angle: number): number {
  const turned = angle - Math.ceil((angle - Math.PI) / (2 * Math.PI)) * 2 * Math.PI
  return turned === -Math.PI ? Math.PI : turned
}

/** The shortest turn from one yaw to another: radians, positive to the right. */
export const turnBetween = (from: number, to: number): number => normalised(to - from)

/** A yaw as a direction on the floor plan: radians clockwise from the plan's top. */
export const bearingOf = (yaw: number, northOffset: number): number => normalised(yaw - northOffset)

/** The yaw that keeps the viewing direction when the next picture has another north offset. */
export const keptYaw = (yaw: number, north: { from: number; to: number }): number =>
  normalised(bearingOf(yaw, north.from) + north.to)

/** Hotspots in order from left to right; the circle is cut opposite the start view. */
export const fromLeftToRight = (hotspots: readonly Hotspot[], start: Direction): Hotspot[] =>
  hotspots.toSorted((a, b) => turnBetween(start.yaw, a.at.yaw) - turnBetween(start.yaw, b.at.yaw))

/** Apparent size of a hotspot: the mean of its width and height, in radians. */
export function extentOf({ at, polygon }: Pick<Hotspot, 'at' | 'polygon'>): number {
  const yaws = polygon.map(([yaw]) => turnBetween(at.yaw, yaw))
  const pitches = polygon.map(([, pitch]) => pitch)
  return (Math.max(...yaws) - Math.min(...yaws) + Math.max(...pitches) - Math.min(...pitches)) / 2
}

/** A size between `from` and `to` for an apparent size `extent`: far things are small, near ones large. */
export function sizeBetween(from: number, to: number, extent: number): number {
  const [far, near] = [0.2, 0.9]
  const share = Math.min(1, Math.max(0, (extent - far) / (near - far)))
  return Math.round(from + (to - from) * share)
}

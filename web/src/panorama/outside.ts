import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { turnBetween } from './angles.ts'
import type { Camera } from './projection.ts'

export interface Edges {
  left: Hotspot | null
  right: Hotspot | null
}

/** A view with less room, in pixels, than its neighbours need. */
const NARROW = 768

/**
 * For each side what is told at the edge, of all that is out of view: the way that needs the shortest turn. In a narrow
 * view, once a way is in sight, the nearest hotspot of any kind.
 */
export function nearestOutside(
  hotspots: readonly Hotspot[],
  camera: Camera,
  isInView: (hotspot: Hotspot) => boolean,
): Edges {
  const told = hotspots
    .filter(hotspot => !isInView(hotspot))
    .map(hotspot => ({ hotspot, turn: turnBetween(camera.yaw, hotspot.at.yaw) }))
    .sort((a, b) => Math.abs(a.turn) - Math.abs(b.turn))
  const isNarrow = camera.width < NARROW
  const needsWay = !isNarrow || !hotspots.some(hotspot => hotspot.kind === 'scene' && isInView(hotspot))
  const nearest = (side: (turn: number) => boolean): Hotspot | null => {
    const here = told.filter(({ turn }) => side(turn))
    const way = needsWay ? here.find(({ hotspot }) => hotspot.kind === 'scene') : undefined
    return (way ?? (isNarrow ? here[0] : undefined))?.hotspot ?? null
  }
  return { left: nearest(turn => turn < 0), right: nearest(turn => turn >= 0) }
}

export const sameEdges = (a: Edges, b: Edges): boolean => a.left === b.left && a.right === b.right

import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { turnBetween } from './angles.ts'
import { type Camera, isInside, project } from './projection.ts'

export interface Edges {
  left: Hotspot | null
  right: Hotspot | null
}

/** For each side, the hotspot out of view that needs the shortest turn. */
export function nearestOutside(hotspots: readonly Hotspot[], camera: Camera): Edges {
  const outside = hotspots
    .filter(({ at }) => {
      const point = project(at, camera)
      return !point || !isInside(point, camera)
    })
    .map(hotspot => ({ hotspot, turn: turnBetween(camera.yaw, hotspot.at.yaw) }))
    .sort((a, b) => Math.abs(a.turn) - Math.abs(b.turn))
  return {
    left: outside.find(({ turn }) => turn < 0)?.hotspot ?? null,
    right: outside.find(({ turn }) => turn >= 0)?.hotspot ?? null,
  }
}

export const sameEdges = (a: Edges, b: Edges): boolean => a.left === b.left && a.right === b.right

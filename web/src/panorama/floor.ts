import type { Plan, Scene } from '@fairfloor/domain/trade-show/scenes'
import { turnBetween } from './angles.ts'
import type { View } from './view-source.ts'

type Stop = Plan['stops'][number]

/** A booth or a stop, by number. */
export interface PlanPlace {
  kind: 'booth' | 'stop'
  number: number
}

/** Numbers of the booths in view, in order. */
export const boothsInView = ({ hotspots }: Scene, { yaw, hFov }: View): number[] =>
  hotspots
    .flatMap(({ booth_number, at }) =>
      booth_number !== null && Math.abs(turnBetween(yaw, at.yaw)) < hFov / 2 ? [booth_number] : [],
    )
    .sort((a, b) => a - b)

/** The same plan without the empty room around its booths and stops: a margin of 5 % of what is left stays. */
export function cropped(plan: Plan): Plan {
  const right = [...plan.booths.map(booth => booth.x + booth.width), ...plan.stops.map(stop => stop.x)]
  const bottom = [...plan.booths.map(booth => booth.y + booth.height), ...plan.stops.map(stop => stop.y)]
  const points = [...plan.booths, ...plan.stops]
  if (points.length === 0) return plan
  const [left, top] = [Math.min(...points.map(point => point.x)), Math.min(...points.map(point => point.y))]
  const margin = (Math.max(...right) - left) / 20
  const moved = <Point extends { x: number; y: number }>(point: Point): Point => ({
    ...point,
    x: point.x - left + margin,
    y: point.y - top + margin,
  })
  return {
    ...plan,
    width: Math.max(...right) - left + 2 * margin,
    height: Math.max(...bottom) - top + 2 * margin,
    booths: plan.booths.map(moved),
    stops: plan.stops.map(moved),
  }
}

/** The stop nearest to a point of the plan (metres); undefined if there is none. */
export const nearestStop = (stops: readonly Stop[], x: number, y: number): Stop | undefined =>
  stops.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]

/** The stop nearest to a booth. */
export function stopBefore({ booths, stops }: Plan, boothNumber: number): Stop | undefined {
  const booth = booths.find(each => each.booth_number === boothNumber)
  return booth && nearestStop(stops, booth.x + booth.width / 2, booth.y + booth.height / 2)
}

/** The target at a point of the plan (metres): the booth under it, otherwise the nearest stop. */
export function placeAt({ booths, stops }: Plan, x: number, y: number): PlanPlace | undefined {
  const booth = booths.find(each => x >= each.x && x <= each.x + each.width && y >= each.y && y <= each.y + each.height)
  if (booth) return { kind: 'booth', number: booth.booth_number }
  const stop = nearestStop(stops, x, y)
  return stop && { kind: 'stop', number: stop.panoNr }
}

/**
 * The stop that an arrow key leads to: the nearest one that lies more in that direction than sideways; undefined if
 * there is none, or for another key.
 */
export function stopBeside(stops: readonly Stop[], from: Stop, key: string): Stop | undefined {
  const way = ways[key]
  if (!way) return undefined
  const beside = stops.filter(stop => {
    const [dx, dy] = [stop.x - from.x, stop.y - from.y]
    const along = dx * way[0] + dy * way[1]
    return along > 0 && along >= Math.abs(dx * way[1]) + Math.abs(dy * way[0])
  })
  return nearestStop(beside, from.x, from.y)
}

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

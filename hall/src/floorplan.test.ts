import { exhibitors } from '@fairfloor/brands/exhibitors'
import { describe, expect, it } from 'vitest'
import { booths, hall, showcaseBooth } from './floorplan.ts'
import { planData } from './plan-data.ts'
import { neighbours, stopOf, stops, ways } from './stops.ts'

const inside = (x: number, y: number, margin = 0) =>
  booths.find(
    booth =>
      x > booth.x - margin &&
      x < booth.x + booth.width + margin &&
      y > booth.y - margin &&
      y < booth.y + booth.depth + margin,
  )

describe('the floor plan', () => {
  it('has the lobby and 21 stops, and 32 booths (TS-146)', () => {
    expect(stops.map(stop => stop.panoNr)).toEqual(Array.from({ length: 22 }, (_, i) => i))
    expect(booths.map(booth => booth.number)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1))
  })

  it('gives each exhibitor the booth that it booked', () => {
    const rooms = booths
      .filter(({ number }) => number !== showcaseBooth)
      .map(({ number, panoNr, width }) => [number, panoNr, width < 5 ? 'small' : width < 7 ? 'medium' : 'large'])
    expect(exhibitors.map(one => [one.boothNumber, one.panoNumber, one.package])).toEqual(rooms)
  })

  it('calls every stop by what stands there, each by another name', () => {
    expect([0, 4, 10, 11, 13].map(panoNr => stopOf(panoNr).name)).toEqual([
      'Lobby',
      'Aisle A, at Torqvist',
      'Passage A–B',
      'Aisle B, at Maasveld',
      'Showcase',
    ])
    expect(new Set(stops.map(stop => stop.name)).size).toBe(stops.length)
  })

  it('lets one reach every stop from the lobby', () => {
    const reached = new Set([0])
    for (const panoNr of reached) for (const next of neighbours(panoNr)) reached.add(next)
    expect(reached.size).toBe(stops.length)
  })

  it('has no dead end in the hall', () => {
    for (const stop of stops.slice(1)) expect(neighbours(stop.panoNr).length, stop.name).toBeGreaterThan(1)
  })

  it.each([
    [10, 2],
    [7, 6],
    [9, 11],
    [21, 13],
    [18, 17],
    [12, 14],
  ])('has the way %i to %i on which the robot waits', (from, to) => {
    expect(neighbours(from)).toContain(to)
    expect(neighbours(to)).toContain(from)
  })

  it('shows the organiser in scene 11 and the showcase area in scene 13 (TS-026, TS-148, TS-149)', () => {
    expect(booths[30]?.panoNr).toBe(11)
    expect(booths[31]?.panoNr).toBe(13)
  })

  it('gives every booth a scene whose camera stands in front of it, near enough to see it', () => {
    for (const booth of booths) {
      const stop = stopOf(booth.panoNr)
      const before = { south: stop.y - booth.y - booth.depth, north: booth.y - stop.y, west: booth.x - stop.x }
      expect(before[booth.facing], `booth ${booth.number}`).toBeGreaterThan(1.5)
      const centre = [booth.x + booth.width / 2, booth.y + booth.depth / 2] as const
      expect(Math.hypot(stop.x - centre[0], stop.y - centre[1]), `booth ${booth.number}`).toBeLessThan(8)
    }
  })

  it('keeps every stop out of the booths and inside the hall', () => {
    for (const stop of stops) expect(inside(stop.x, stop.y, 0.5), stop.name).toBeUndefined()
    for (const stop of stops.slice(1)) {
      expect(stop.x > 0 && stop.x < hall.width && stop.y > 0 && stop.y < hall.depth, stop.name).toBe(true)
    }
  })

  it('leads no way through a booth', () => {
    for (const [a, b] of ways) {
      const [from, to] = [stopOf(a), stopOf(b)]
      for (let t = 0; t <= 1; t += 0.01) {
        const booth = inside(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, 0.3)
        expect(booth, `${a} to ${b} through booth ${booth?.number}`).toBeUndefined()
      }
    }
  })

  it('lets no two booths overlap', () => {
    for (const a of booths)
      for (const b of booths.slice(a.number)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.depth <= b.y || b.y + b.depth <= a.y
        expect(apart, `${a.number} and ${b.number}`).toBe(true)
      }
  })

  it('draws all of it inside the plan for the browser', () => {
    const plan = planData()
    for (const { x, y } of [...plan.stops, ...plan.booths]) {
      expect(x >= 0 && x <= plan.width && y >= 0 && y <= plan.height).toBe(true)
    }
  })
})

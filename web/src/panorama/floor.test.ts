import type { Hotspot, Scene } from '@fairfloor/domain/trade-show/scenes'
import { describe, expect, it } from 'vitest'
import { boothsInView, cropped, nearestStop, placeAt, stopBefore, stopBeside } from './floor.ts'

const nothing = { polygon: [], booth_number: null, pano_nr: null, vitrine_id: null, label: 'x' }
const booth = (booth_number: number, yaw: number): Hotspot => ({
  ...nothing,
  kind: 'booth',
  at: { yaw, pitch: 0 },
  booth_number,
})

describe('the floor plan', () => {
  it('knows the booths before one, and no ways', () => {
    const way: Hotspot = { ...nothing, kind: 'scene', at: { yaw: 0, pitch: 0 }, pano_nr: 2 }
    const scene = { hotspots: [booth(7, 6.1), booth(3, 0.3), way, booth(5, 0.6), booth(6, 3.1)] } as unknown as Scene
    expect(boothsInView(scene, { yaw: 0, pitch: 0, vFov: 1, hFov: 1 })).toEqual([3, 7])
  })

  const stops = [
    { panoNr: 1, x: 0, y: 0 },
    { panoNr: 2, x: 10, y: 1 },
    { panoNr: 3, x: 20, y: 0 },
    { panoNr: 4, x: 11, y: 14 },
  ]
  const [first, second] = [stops[0]!, stops[1]!]

  it('leaves out the empty room around booths and stops but for a margin', () => {
    const booths = [{ booth_number: 7, x: 30, y: 12, width: 10, height: 4 }]
    const plan = cropped({ width: 100, height: 60, booths, stops: [{ panoNr: 1, x: 20, y: 20 }], ways: [] })
    expect(plan).toEqual({
      width: 22,
      height: 10,
      booths: [{ booth_number: 7, x: 11, y: 1, width: 10, height: 4 }],
      stops: [{ panoNr: 1, x: 1, y: 9 }],
      ways: [],
    })
  })

  it('goes to the stop nearest to a click', () => {
    expect(nearestStop(stops, 14, 5)?.panoNr).toBe(2)
    expect(nearestStop(stops, 16, 0)?.panoNr).toBe(3)
    expect(nearestStop([], 1, 1)).toBeUndefined()
  })

  it('means the booth under a click, else the nearest stop', () => {
    const plan = {
      stops,
      booths: [{ booth_number: 7, x: 8, y: 2, width: 6, height: 4 }],
      width: 20,
      height: 20,
      ways: [],
    }
    expect(placeAt(plan, 9, 5)).toEqual({ kind: 'booth', number: 7 })
    expect(placeAt(plan, 9, 7)).toEqual({ kind: 'stop', number: 2 })
    expect(stopBefore(plan, 7)?.panoNr).toBe(2)
    expect(placeAt({ ...plan, stops: [] }, 1, 1)).toBeUndefined()
  })

  it('walks from stop to stop with the arrows', () => {
    expect(stopBeside(stops, first, 'ArrowRight')?.panoNr).toBe(2)
    expect(stopBeside(stops, second, 'ArrowDown')?.panoNr).toBe(4)
    expect(stopBeside(stops, second, 'ArrowLeft')?.panoNr).toBe(1)
    expect(stopBeside(stops, first, 'ArrowUp')).toBeUndefined()
    expect(stopBeside(stops, first, 'Enter')).toBeUndefined()
  })
})

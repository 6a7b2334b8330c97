import { describe, expect, it } from 'vitest'
import { booths } from './floorplan.ts'
import type { Hotspot } from './hotspots.ts'
import { hotspotsOf } from './scene-hotspots.ts'
import { neighbours, stops } from './stops.ts'

const numbers = (spots: Hotspot[], kind: Hotspot['kind']) =>
  spots.flatMap(spot => {
    if (spot.kind !== kind) return []
    if (spot.kind === 'booth') return [spot.booth_number]
    if (spot.kind === 'scene') return [spot.pano_nr]
    return spot.kind === 'vitrine' ? [spot.vitrine_id] : [0]
  })

describe('hotspots', () => {
  it('offers every booth in the scene it is best seen from (TS-148, TS-149, TS-154)', () => {
    for (const booth of booths)
      expect(numbers(hotspotsOf(booth.panoNr), 'booth'), `scene ${booth.panoNr}`).toContain(booth.number)
  })

  it('offers exactly the ways on', () => {
    for (const { panoNr } of stops)
      expect(numbers(hotspotsOf(panoNr), 'scene').sort()).toEqual(neighbours(panoNr).sort())
  })

  it('leads from the lobby into the hall and to the information desk (TS-071)', () => {
    const lobby = hotspotsOf(0)
    expect(lobby.map(spot => spot.kind).sort()).toEqual(['info', 'scene'])
    const entrance = lobby.find(spot => spot.kind === 'scene')
    expect(entrance?.at.yaw).toBeCloseTo(Math.PI / 2, 1)
  })

  it('shows the five vitrines beside each other in the showcase area', () => {
    expect(numbers(hotspotsOf(13), 'vitrine')).toEqual([1, 2, 3, 4, 5])
    expect(numbers(hotspotsOf(12), 'vitrine')).toEqual([])
  })

  it('hides a booth behind its neighbours', () => {
    // The booths of aisle C are not visible from aisle A.
    expect(numbers(hotspotsOf(4), 'booth').filter(number => number > 12)).toEqual([])
  })

  it('takes a booth at whose corner one stands with both of its open sides', () => {
    const booth = hotspotsOf(5).find(spot => spot.kind === 'booth' && spot.booth_number === 10)
    const feet = booth!.polygon.filter(([, pitch]) => pitch < 0).map(([yaw]) => yaw)
    expect(feet).toHaveLength(3)
    expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(0.8)
  })

  it('has no polygon as wide as half the picture, and labels that say what is there', () => {
    for (const { panoNr } of stops)
      for (const spot of hotspotsOf(panoNr)) {
        const yaws = spot.polygon.map(([yaw]) => Math.atan2(Math.sin(yaw - spot.at.yaw), Math.cos(yaw - spot.at.yaw)))
        expect(Math.max(...yaws) - Math.min(...yaws), `${panoNr}: ${spot.label}`).toBeLessThan(Math.PI)
        expect(spot.label).toMatch(/^(Aisle|Booth|Organiser|Showcase|Passage|Lobby|Vitrine|Information|Enter)/)
      }
  })
})

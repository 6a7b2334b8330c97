import { describe, expect, test } from 'vitest'
import { hotspot, scene } from './scene-shapes.ts'
import { type Hotspot, hotspotKey, type Scene, tileUrl } from './scenes.ts'
import { complaintsOf } from './tour.ts'

const corners: [number, number][] = [
  [-0.2, -0.1],
  [0.2, -0.1],
  [0.2, 0.3],
]
const spot = {
  label: 'x',
  polygon: corners,
  at: { yaw: 0, pitch: 0 },
  booth_number: null,
  pano_nr: null,
  vitrine_id: null,
}
const wayTo = (pano_nr: number): Hotspot => ({ ...spot, kind: 'scene', pano_nr })
const booth = (booth_number: number): Hotspot => ({ ...spot, kind: 'booth', booth_number })

const sceneWith = (panoNr: number, hotspots: Hotspot[], change: Partial<Scene> = {}): Scene => ({
  panoNr,
  name: `Stop ${panoNr}`,
  pictures: [{ width: 1024, url: '1024.webp' }],
  tiles: { width: 4096, cols: 8, rows: 4, url: 't_{c}_{r}.webp' },
  start_view: { yaw: 0, pitch: 0 },
  north_offset: 0,
  stills: null,
  screens: [],
  hotspots,
  ...change,
})

describe('a scene on the wire', () => {
  test('a hotspot has the number of its kind and no other', () => {
    expect(scene.safeParse(sceneWith(1, [booth(3), wayTo(2)])).success).toBe(true)
    expect(hotspot.safeParse({ ...booth(3), booth_number: null }).success).toBe(false)
    expect(hotspot.safeParse({ ...booth(3), pano_nr: 2 }).success).toBe(false)
  })

  test('a hotspot is named by what it leads to', () => {
    expect(hotspotKey(booth(3))).toBe('booth-3')
    expect(hotspotKey(wayTo(0))).toBe('scene-0')
    expect(hotspotKey({ ...spot, kind: 'info' })).toBe('info')
  })

  test('a tile is addressed by column and row', () => {
    expect(tileUrl(sceneWith(1, []).tiles!, 7, 3)).toBe('t_7_3.webp')
  })
})

describe('a tour', () => {
  const around = [sceneWith(0, [wayTo(1)]), sceneWith(1, [wayTo(2), booth(3)]), sceneWith(2, [wayTo(0)])]

  test('may lead around in a circle', () => expect(complaintsOf(around)).toEqual([]))

  test('does not lead to a scene that is not there', () => {
    expect(complaintsOf([sceneWith(1, [wayTo(9)])])).toEqual(['Scene 1: scene-9 leads nowhere.'])
  })

  test('does not lead to itself', () => {
    expect(complaintsOf([sceneWith(1, [wayTo(1)])])).toEqual(['Scene 1: scene-1 leads to itself.'])
  })

  test('has no dead end', () => {
    expect(complaintsOf([...around.slice(0, 2), sceneWith(2, [])])).toEqual([
      'Scene 0: scene-1 leads to where nothing leads back.',
      'Scene 1: scene-2 leads to where nothing leads back.',
    ])
  })

  test('has each scene once, and each hotspot once in a scene', () => {
    expect(complaintsOf([sceneWith(1, []), sceneWith(1, [])])).toEqual(['Scene 1: its number is given twice.'])
    expect(complaintsOf([sceneWith(1, [booth(3), booth(3)])])).toEqual(['Scene 1: booth-3 is there twice.'])
  })

  test('is written in radians', () => {
    const degrees = { ...booth(3), at: { yaw: 40, pitch: 0 } }
    expect(complaintsOf([sceneWith(1, [degrees])])).toEqual(['Scene 1: booth-3 has an angle out of range.'])
    const high = { ...booth(3), polygon: [...corners, [0, 1.6]] as [number, number][] }
    expect(complaintsOf([sceneWith(1, [high])])).toEqual(['Scene 1: booth-3 has an angle out of range.'])
    expect(complaintsOf([sceneWith(1, [], { start_view: { yaw: 0, pitch: -90 } })])).toEqual([
      'Scene 1: its start view is out of range.',
    ])
    expect(complaintsOf([sceneWith(1, [], { north_offset: 90 })])).toEqual(['Scene 1: its north is out of range.'])
    expect(complaintsOf([sceneWith(1, [{ ...booth(3), at: { yaw: 6.2, pitch: -1.5 } }])])).toEqual([])
  })

  test('has hotspots that can be pressed', () => {
    expect(complaintsOf([sceneWith(1, [{ ...booth(3), polygon: corners.slice(1) }])])).toEqual([
      'Scene 1: booth-3 has 2 corners, 3 are the least.',
    ])
  })

  test('has pictures that the viewer can lay', () => {
    expect(complaintsOf([sceneWith(1, [], { pictures: [], tiles: null })])).toEqual(['Scene 1: it has no picture.'])
    const odd = { width: 4096, cols: 6, rows: 4, url: 'tile.webp' }
    expect(complaintsOf([sceneWith(1, [], { tiles: odd })])).toEqual([
      'Scene 1: 6 × 4 tiles are not powers of two.',
      "Scene 1: the tiles' address names no {c} and {r}.",
    ])
  })
})

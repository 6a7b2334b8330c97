import { join } from 'node:path'
import { Box3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { BrandArt } from '../booths/look.ts'
import { seeded } from '../kit/random.ts'
import { planData } from '../plan-data.ts'
import { neighbours } from '../stops.ts'
import { exhibitsOf } from './exhibits.ts'
import { madeHotspots } from './hotspots.ts'
import { planOf } from './plan.ts'
import { madeScene } from './scene.ts'
import { readTable, tableOf } from './table.ts'

const example = join(import.meta.dirname, '../../example/exhibitors.json')
const { exhibitors } = await readTable(example)

type Size = 'small' | 'medium' | 'large'
const random = seeded(381)
const sizes = (count: number, of: Size[]) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Ünïcorn & Söhne Gesellschaft für Früchte <${i + 1}>`,
    package: of[Math.floor(random() * of.length)]!,
  }))
const all: Size[] = ['small', 'medium', 'large']
const tables = [
  { name: 'the example', places: exhibitors },
  { name: '1', places: sizes(1, all) },
  { name: '5', places: sizes(5, all) },
  { name: '30', places: sizes(30, all) },
  { name: '30 large', places: sizes(30, ['large']) },
  { name: '50 small', places: sizes(50, ['small']) },
]

type Room = { x: number; y: number; width: number; depth: number }
/** Metres between two rectangles; negative where they overlap. */
const gap = (a: Room, b: Room) => {
  const aside = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const along = Math.max(a.y, b.y) - Math.min(a.y + a.depth, b.y + b.depth)
  return Math.max(aside, along)
}
const isIn = (room: Room, x: number, y: number, margin: number) =>
  x > room.x - margin && x < room.x + room.width + margin && y > room.y - margin && y < room.y + room.depth + margin

describe.each(tables)('the plan for $name', ({ places }) => {
  const plan = planOf(places)
  const { hall, booths, stops, ways } = plan

  it('gives each a booth of its own inside the hall, as wide as it booked', () => {
    expect(booths.map(({ number, width }) => [number, width])).toEqual(
      places.map(({ package: size }, i) => [i + 1, { small: 4.5, medium: 6, large: 7.5 }[size]]),
    )
    for (const [i, booth] of booths.entries()) {
      expect(
        Math.min(booth.x, booth.y, hall.width - booth.x - booth.width, hall.depth - booth.y - booth.depth),
      ).toBeGreaterThan(0)
      for (const other of booths.slice(i + 1))
        expect(gap(booth, other), `${booth.number}, ${other.number}`).toBeGreaterThan(-1e-6)
    }
  })

  it('has no aisle, passage or corridor below three metres', () => {
    for (const booth of booths) {
      expect(Math.min(booth.x, hall.width - booth.x - booth.width)).toBeGreaterThanOrEqual(3)
      for (const other of booths) {
        const isAcross = booth.facing === 'south' && other.facing === 'north' && other.y > booth.y
        if (isAcross) expect(other.y - booth.y - booth.depth).toBeGreaterThanOrEqual(3)
        const apart = other.x - booth.x - booth.width
        if (other.y === booth.y && apart > 1e-6) expect(apart).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('lets one reach every stop from the lobby, on straight ways through no booth', () => {
    const reached = new Set([0])
    for (const panoNr of reached) for (const next of neighbours(panoNr, ways)) reached.add(next)
    expect([...reached].sort((a, b) => a - b)).toEqual(stops.map(({ panoNr }) => panoNr))
    expect(stops.map(({ panoNr }) => panoNr)).toEqual(stops.map((_, i) => i))
    for (const [from, to] of ways.map(pair => pair.map(number => stops[number]!)))
      for (let t = 0; t <= 1; t += 0.02) {
        const [x, y] = [from!.x + (to!.x - from!.x) * t, from!.y + (to!.y - from!.y) * t]
        expect(
          booths.filter(booth => isIn(booth, x, y, 1)).map(({ number }) => number),
          `${from!.name} to ${to!.name}`,
        ).toEqual([])
      }
  })

  it('has every booth as a hotspot where it is best seen, exactly the ways on, and a desk in the lobby', () => {
    for (const { number, panoNr, name } of booths)
      expect(madeHotspots(plan, panoNr), `booth ${number}`).toContainEqual(
        expect.objectContaining({ kind: 'booth', booth_number: number, label: name }),
      )
    for (const { panoNr } of stops) {
      const spots = madeHotspots(plan, panoNr)
      const onward = spots.flatMap(spot => (spot.kind === 'scene' ? [spot.pano_nr] : []))
      expect(onward.sort()).toEqual(neighbours(panoNr, ways).sort())
      for (const { polygon, at, label } of spots) {
        const yaws = polygon.map(([yaw]) => Math.atan2(Math.sin(yaw - at.yaw), Math.cos(yaw - at.yaw)))
        expect(Math.max(...yaws) - Math.min(...yaws), `${panoNr}: ${label}`).toBeLessThan(Math.PI)
      }
    }
    expect(
      madeHotspots(plan, 0)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['info', 'scene'])
  })

  it('draws a map on which everything is', () => {
    const { width, height, booths: rooms, stops: points } = planData(plan)
    for (const { x, y, w, h } of rooms) expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true)
    for (const { x, y } of points) expect(x >= 0 && y >= 0 && x <= width && y <= height).toBe(true)
  })
})

it('builds every booth where the plan has it; rails may reach into the aisle', () => {
  const plan = planOf(exhibitors)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100"/></svg>'
  const pack = { svg, shape: 'round', width: 0.12, height: 0.2, depth: 0.12, outline: [1, 1], lid: '#101010' } as const
  const exhibits = exhibitors.map(({ claim = '' }, i): BrandArt => {
    const colours = { ground: '#203040', ink: '#ffffff', accent: '#ffcc00', lid: '#101010' }
    return {
      number: i + 1,
      claim,
      colours,
      logo: { onGround: svg, onPaper: svg, onInk: svg },
      packs: [{ ...pack, outline: [1, 1] }],
    }
  })
  const { root } = madeScene(2, { fair: 'Fair', plan, exhibits })
  for (const { number, x, y, width, depth } of plan.booths) {
    const { min, max } = new Box3().setFromObject(root.getObjectByName(`booth ${number}`)!)
    const outside = Math.max(x - min.x, max.x - x - width, y - min.z, max.z - y - depth)
    expect(outside, `booth ${number}`).toBeLessThan(0.7)
  }
})

describe('a table', () => {
  const one = {
    name: 'Brume',
    package: 'small',
    colours: { ground: '#dff0ea' },
    logo: 'b.svg',
    products: [{ name: 'Tea' }],
  }

  it.each<[string, object]>([
    ['t.json: exhibitors: a hall needs an exhibitor', { exhibitors: [] }],
    ['t.json: there are two exhibitors brume', { exhibitors: [one, { ...one, name: 'brume' }] }],
    ['t.json: exhibitor 2 (X): package: ', { exhibitors: [one, { ...one, name: 'X', package: 'huge' }] }],
    [
      't.json: exhibitor 1 (Brume): colours.ground: is no colour',
      { exhibitors: [{ ...one, colours: { ground: 'red' } }] },
    ],
    [
      'exhibitor 1 (Brume): products.0.shape: ',
      { exhibitors: [{ ...one, products: [{ name: 'Tea', shape: 'cube' }] }] },
    ],
    ['exhibitor 1: name: ', { exhibitors: [{ ...one, name: undefined }] }],
    ['t.json: the whole: ', [one]],
  ])('is refused by its culprit: %s', (message, json) => {
    expect(() => tableOf(json, 't.json')).toThrow(message)
  })

  const read = (svg: string, logo = 'b.svg') => {
    const open = async () => Buffer.from(svg)
    return exhibitsOf({ ...tableOf({ exhibitors: [{ ...one, logo }] }, 't.json'), open }, 't.json')
  }

  it('brings pixels of a logo alone: no script, no address, no file', async () => {
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script>fetch('https://evil.example')</script>
      <image href="https://evil.example/a.png" width="9" height="9"/><image href="file:///etc/hostname" width="9" height="9"/>
      <foreignObject width="9" height="9"><iframe src="https://evil.example"/></foreignObject>
      <rect width="90" height="30" fill="#123456" onload="alert(1)"/></svg>`
    const [art] = await read(hostile)
    for (const logo of Object.values(art!.logo)) {
      expect(logo).not.toMatch(/script|evil|file:|foreignObject|onload/)
      expect(logo.match(/href="[^"]{0,22}/g)).toEqual(['href="data:image/png;base64,'])
    }
  })

  it('puts a logo on a plate where it could not be read', async () => {
    const [art] = await read(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="80" height="30" fill="#fff"/></svg>',
    )
    expect(art!.logo.onPaper).toContain('<rect')
    expect(art!.logo.onInk).not.toContain('<rect')
  })

  it('names a logo that is no picture, and a file outside its folder', async () => {
    await expect(read('no picture')).rejects.toThrow(
      't.json: exhibitor 1 (Brume): b.svg is no picture that can be read',
    )
    const { open } = await readTable(example)
    await expect(open('../../README.md', 'exhibitor 1 (X)')).rejects.toThrow('../../README.md is outside its folder')
    await expect(open('logos/none.svg', 'exhibitor 1 (X)')).rejects.toThrow(
      'exhibitor 1 (X): there is no logos/none.svg',
    )
  })
})

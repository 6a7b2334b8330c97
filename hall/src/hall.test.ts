import { Box3, InstancedMesh, Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { type BrandArt, lookOf } from './booths/look.ts'
import { booths, organiserBooth } from './floorplan.ts'
import { boothsOf, boothTop, boothType } from './hall.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100"/></svg>'
const pack = { svg, shape: 'round' as const, width: 0.12, height: 0.2, depth: 0.12, outline: [1, 1] }
const brand = (number: number): BrandArt => ({
  number,
  claim: 'Plain and strong.',
  colours: { ground: '#203040', ink: '#ffffff', accent: '#ffcc00', lid: '#101010' },
  logo: { onGround: svg, onPaper: svg, onInk: svg },
  packs: [pack, { ...pack, shape: 'soft' }, { ...pack, shape: 'box', depth: 0.05 }],
})

const built = boothsOf(Array.from({ length: organiserBooth }, (_, i) => lookOf(brand(i + 1)))).children

describe('the booths', () => {
  it('come in eight types, and no two neighbours are built alike', () => {
    expect(new Set(booths.map(booth => boothType(booth.number)).filter(type => type)).size).toBe(8)
    for (const a of booths)
      for (const b of booths) {
        const beside = a.number < b.number && a.y === b.y && (a.x + a.width === b.x || b.x + b.width === a.x)
        if (beside) expect(boothType(a.number), `${a.number} and ${b.number}`).not.toBe(boothType(b.number))
      }
  })

  it.each(booths.map(booth => booth.number))('booth %i stands on its own pitch', number => {
    const { x, y, width, depth } = booths[number - 1]!
    const box = new Box3().setFromObject(built[number - 1]!, true)
    // Exceptions: the number's cube hangs over the aisle, leaves overhang, the organiser's plants are beside its booth.
    const margin = 0.9
    expect(box.min.x).toBeGreaterThan(x - margin)
    expect(box.max.x).toBeLessThan(x + width + margin)
    expect(box.min.z).toBeGreaterThan(y - margin)
    expect(box.max.z).toBeLessThan(y + depth + margin)
    expect(box.max.y).toBeGreaterThan(boothTop(number) - 0.2)
  })

  it('bear products on their shelves', () => {
    for (const booth of built) {
      let products = 0
      booth.traverse(object => {
        if (object instanceof InstancedMesh && object.name.startsWith('pack')) products += object.count
      })
      expect(products, booth.name).toBeGreaterThan(12)
    }
  })

  it('have no broken corner', () => {
    for (const booth of built)
      booth.traverse(object => {
        if (!(object instanceof Mesh)) return
        expect(object.geometry.getAttribute('position').array.every(Number.isFinite), booth.name).toBe(true)
      })
  })
})

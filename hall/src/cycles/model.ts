import { InstancedMesh, Matrix4, Mesh, type MeshStandardMaterial, type Object3D } from 'three'
import { artOf } from '../kit/materials.ts'

type Rgb = [r: number, g: number, b: number]

/** Colours are linear. */
interface Surface {
  colour: Rgb
  roughness: number
  metalness: number
  /** How strongly it shines, and in which light group; 0 if it does not. */
  power: number
  group: string | null
  /** Shines for the eye only: lamps light what is below. */
  shown: boolean
  shine: Rgb
  map: string | null
  drawn: boolean
  clear: boolean
  /** How bright the cloth on its picture is, of which only light and shade are taken; 0 if its colours are. */
  dyed: number
  glass: boolean
}

interface Shape {
  vertices: number
  triangles: number
  /** Byte offsets: floats of positions, normals and uvs, 32-bit integers of corners, matrices of 16 floats by column. */
  positions: number
  normals: number
  uvs: number
  corners: number
  places: number
  count: number
  surface: number
  /** Whether the preview's lamp, which hangs above the roof, is shaded by it. */
  shades: boolean
}

export interface Model {
  surfaces: Surface[]
  shapes: Shape[]
}

/** What a surface's own light is, from what the kit calls strength: 1 is paper white, 2 and more a lamp's own lens. */
function lightOf({ emissive, emissiveIntensity, userData }: MeshStandardMaterial) {
  const strength = emissiveIntensity * Math.max(emissive.r, emissive.g, emissive.b)
  if (strength === 0) return { power: 0, group: null }
  const sky = strength > 1 && (userData.art || emissive.b > emissive.r * 1.05)
  if (userData.art) return { power: strength * 1.3, group: sky ? 'sky' : 'glow' }
  if (sky) return { power: 2.6, group: 'sky' }
  return { power: strength < 0.5 ? strength : 2.2 * strength ** 2, group: strength < 0.5 ? 'house' : 'glow' }
}

function surfaceOf(material: MeshStandardMaterial, map: string | undefined): Surface {
  const { color, emissive, emissiveIntensity, roughness, metalness, transparent, alphaTest, userData } = material
  const drawn = artOf(material) !== undefined
  const top = Math.max(emissive.r, emissive.g, emissive.b) || 1
  return {
    // Out of sight, a drawing is grey.
    colour: drawn && !map ? [0.4, 0.4, 0.4] : (color.toArray() as Rgb),
    roughness: Math.max(0.04, roughness),
    metalness,
    ...lightOf(material),
    shown: !drawn && emissiveIntensity >= 2,
    shine: emissive.toArray().map(value => value / top) as Rgb,
    map: map ?? null,
    drawn: drawn && map !== undefined,
    clear: map !== undefined && (alphaTest > 0 || (drawn && transparent)),
    dyed: userData.light ?? 0,
    glass: transparent && !drawn,
  }
}

/** The scene in Blender's input format; `maps` are the pictures on its surfaces. */
export function modelOf(root: Object3D, maps: Map<MeshStandardMaterial, string>): Model & { data: Buffer } {
  const surfaces: Surface[] = []
  const shapes: Shape[] = []
  const numbers = new Map<MeshStandardMaterial, number>()
  const stored = new Map<object, number>()
  const chunks: Buffer[] = []
  let size = 0
  const store = (array: Float32Array | Uint32Array, key: object = array) => {
    const known = stored.get(key)
    if (known !== undefined) return known
    chunks.push(Buffer.from(array.buffer, array.byteOffset, array.byteLength))
    stored.set(key, size)
    size += array.byteLength
    return size - array.byteLength
  }
  root.updateMatrixWorld(true)
  root.traverse(mesh => {
    if (!(mesh instanceof Mesh)) return
    const material = mesh.material as MeshStandardMaterial
    if (!numbers.has(material)) numbers.set(material, surfaces.push(surfaceOf(material, maps.get(material))) - 1)
    const { position, normal, uv } = mesh.geometry.attributes
    const index = mesh.geometry.index!
    shapes.push({
      vertices: position!.count,
      triangles: index.count / 3,
      positions: store(position!.array as Float32Array),
      normals: store(normal!.array as Float32Array),
      uvs: uv ? store(uv.array as Float32Array) : -1,
      corners: store(Uint32Array.from(index.array), index),
      places: store(placesOf(mesh)),
      count: mesh instanceof InstancedMesh ? mesh.count : 1,
      surface: numbers.get(material)!,
      shades: !mesh.parent?.userData.noShadow,
    })
  })
  return { surfaces, shapes, data: Buffer.concat(chunks) }
}

function placesOf(mesh: Mesh): Float32Array {
  if (!(mesh instanceof InstancedMesh)) return Float32Array.from(mesh.matrixWorld.elements)
  const [result, place] = [new Float32Array(mesh.count * 16), new Matrix4()]
  for (let i = 0; i < mesh.count; i++) {
    mesh.getMatrixAt(i, place)
    result.set(place.premultiply(mesh.matrixWorld).elements, i * 16)
  }
  return result
}

import {
  type Color,
  type DataTexture,
  InstancedMesh,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
} from 'three'
import { artOf } from '../kit/materials.ts'
import { averageOf, averageOfTexture, type Rgb } from './average.ts'

/** Properties of a surface for lighting: its average colour (linear) instead of a drawing. */
interface Surface {
  colour: Rgb
  roughness: number
  metalness: number
  /** Small lamps are visible and reflected but emit no light: sampling them would be noise. */
  emission: Rgb
}

interface Shape {
  vertices: number
  triangles: number
  /** Byte offsets: positions and normals as 32-bit floats, corners as 32-bit integers, places as matrices of 16 floats by column. */
  positions: number
  normals: number
  corners: number
  places: number
  count: number
  surface: number
}

export interface Model {
  surfaces: Surface[]
  shapes: Shape[]
  data: Buffer
}

async function surfaceOf(material: MeshStandardMaterial): Promise<Surface> {
  const art = artOf(material)
  const print = art
    ? await averageOf(art.svg)
    : material.map
      ? averageOfTexture(material.map as DataTexture)
      : [1, 1, 1]
  const tinted = ({ r, g, b }: Color, by: number): Rgb => [r * print[0]! * by, g * print[1]! * by, b * print[2]! * by]
  return {
    colour: tinted(material.color, 1),
    roughness: material.roughness,
    metalness: material.metalness,
    emission: tinted(material.emissive, material.emissiveIntensity),
  }
}

/** The scene in Blender's input format. Glass and films are left out, so that light passes through. */
export async function modelOf(root: Object3D): Promise<Model> {
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
  const meshes: Mesh[] = []
  root.traverse(object => {
    if (object instanceof Mesh && !(object.material as MeshStandardMaterial).transparent) meshes.push(object)
  })
  for (const mesh of meshes) {
    const material = mesh.material as MeshStandardMaterial
    if (!numbers.has(material)) numbers.set(material, surfaces.push(await surfaceOf(material)) - 1)
    const { position, normal } = mesh.geometry.attributes
    const index = mesh.geometry.index!
    shapes.push({
      vertices: position!.count,
      triangles: index.count / 3,
      positions: store(position!.array as Float32Array),
      normals: store(normal!.array as Float32Array),
      corners: store(Uint32Array.from(index.array), index),
      places: store(placesOf(mesh)),
      count: mesh instanceof InstancedMesh ? mesh.count : 1,
      surface: numbers.get(material)!,
    })
  }
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

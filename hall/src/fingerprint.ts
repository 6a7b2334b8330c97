import { createHash } from 'node:crypto'
import { type DataTexture, InstancedMesh, Mesh, type MeshStandardMaterial, type Object3D } from 'three'
import { artOf } from './kit/materials.ts'

/** Increase when a change in rendering changes the pictures: all scenes are then rendered again. */
const method = 3

/** A hash of everything that a scene's pictures depend on: shapes, surfaces, drawings, and `rest`. */
export function fingerprint(root: Object3D, rest: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([method, rest]))
  const bytes = (array: ArrayLike<number> & ArrayBufferView) =>
    hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  root.updateMatrixWorld(true)
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const material = object.material as MeshStandardMaterial
    const { color, emissive, emissiveIntensity, roughness, metalness, opacity, alphaTest } = material
    hash.update(JSON.stringify([color, emissive, emissiveIntensity, roughness, metalness, opacity, alphaTest]))
    hash.update(artOf(material)?.svg ?? '')
    if (material.userData.file) hash.update(material.name)
    const image = (material.map as DataTexture | null)?.image.data
    if (image) bytes(image as Uint8Array)
    bytes(object.geometry.attributes.position!.array as Float32Array)
    bytes(object.geometry.attributes.uv!.array as Float32Array)
    if (object instanceof InstancedMesh) bytes(object.instanceMatrix.array as Float32Array)
  })
  return hash.digest('hex').slice(0, 16)
}

import { Mesh, type MeshStandardMaterial, type Object3D, Raycaster, type Vector3 } from 'three'
import { artOf } from './kit/materials.ts'

const isSolid = ({ object }: { object: Object3D }) => {
  const material = (object as Mesh).material as MeshStandardMaterial
  return object instanceof Mesh && (!material.transparent || artOf(material) !== undefined)
}

/** Whether nothing but glass is between two points, up to `close` metres before the second. The scene's matrices must be up to date. */
export function isFree(root: Object3D, from: Vector3, to: Vector3, close: number): boolean {
  const way = to.clone().sub(from)
  const ray = new Raycaster(from, way.clone().normalize(), 0.05, way.length() - close)
  return !ray.intersectObject(root).some(isSolid)
}

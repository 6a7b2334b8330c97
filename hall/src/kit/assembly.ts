import {
  BufferAttribute,
  BufferGeometry,
  Euler,
  Group,
  InstancedMesh,
  type Material,
  Matrix3,
  Matrix4,
  Mesh,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Point } from '../angles.ts'

/** Placement of a part in the current frame: metres, radians. `turn` about y, then `tilt` about x, then `roll` about z. */
export interface Place {
  x?: number
  y?: number
  z?: number
  turn?: number
  tilt?: number
  roll?: number
  scale?: number
}

/**
 * A place that a part names for those who light, people or play the scene. `light` is something worth a spotlight, `staff`
 * and `visitor` are places to stand (or to sit, where `seat` is its height), `screen` is the middle of a screen.
 */
export interface Mark {
  kind: 'light' | 'staff' | 'visitor' | 'screen'
  /** Metres, in the outermost frame. */
  at: Point
  /** The direction it faces, radians about y from +z. */
  turn: number
  width: number
  height: number
  seat?: number
}

/** A model used in many places, built once. */
export interface Model {
  name: string
  parts: { geometry: BufferGeometry; material: Material }[]
}

function matrixOf({ x = 0, y = 0, z = 0, turn = 0, tilt = 0, roll = 0, scale = 1 }: Place): Matrix4 {
  const rotation = new Quaternion().setFromEuler(new Euler(tilt, turn, roll, 'YXZ'))
  return new Matrix4().compose(new Vector3(x, y, z), rotation, new Vector3(scale, scale, scale))
}

/** Position, normal and uv with an index, so that all parts can be merged. */
function plain(geometry: BufferGeometry): BufferGeometry {
  const result = new BufferGeometry()
  for (const name of ['position', 'normal', 'uv']) result.setAttribute(name, geometry.getAttribute(name).clone())
  const count = geometry.getAttribute('position').count
  result.setIndex(
    geometry.index?.clone() ??
      new BufferAttribute(
        Uint32Array.from({ length: count }, (_, i) => i),
        1,
      ),
  )
  return result
}

/** Collects parts in nested frames and merges them: one mesh per material, one instanced mesh per part of a model. */
export class Assembly {
  private frames: Matrix4[] = [new Matrix4()]
  private parts = new Map<Material, BufferGeometry[]>()
  private copies = new Map<Model, Matrix4[]>()
  private marks: Mark[] = []

  private get frame() {
    return this.frames.at(-1)!
  }

  /** Runs `build` in a frame nested in the current one. */
  at(place: Place, build: () => void) {
    this.frames.push(this.frame.clone().multiply(matrixOf(place)))
    build()
    this.frames.pop()
  }

  add(geometry: BufferGeometry, material: Material, place: Place = {}) {
    const part = plain(geometry)
    const matrix = this.frame.clone().multiply(matrixOf(place))
    part.getAttribute('position').applyMatrix4(matrix)
    part.getAttribute('normal').applyNormalMatrix(new Matrix3().getNormalMatrix(matrix))
    const same = this.parts.get(material)
    if (same) same.push(part)
    else this.parts.set(material, [part])
  }

  copy(model: Model, place: Place = {}) {
    const matrix = this.frame.clone().multiply(matrixOf(place))
    const same = this.copies.get(model)
    if (same) same.push(matrix)
    else this.copies.set(model, [matrix])
  }

  /** Names a place of the current frame; `marksOf` finds it in the finished scene. */
  mark(kind: Mark['kind'], place: Place, { width = 0, height = 0, seat }: Partial<Mark> = {}) {
    const matrix = this.frame.clone().multiply(matrixOf(place))
    const facing = new Vector3(0, 0, 1).transformDirection(matrix)
    const { x, y, z } = new Vector3().setFromMatrixPosition(matrix)
    this.marks.push({ kind, at: [x, y, z], turn: Math.atan2(facing.x, facing.z), width, height, seat })
  }

  /** Converts a point of the current frame to the outermost frame. */
  point(x: number, y: number, z: number): Vector3 {
    return new Vector3(x, y, z).applyMatrix4(this.frame)
  }

  /** The collected parts as a model. */
  model(name: string): Model {
    return { name, parts: this.merged() }
  }

  finish(name: string): Group {
    const group = new Group()
    group.name = name
    group.userData.marks = this.marks
    for (const { geometry, material } of this.merged()) group.add(new Mesh(geometry, material))
    for (const [model, matrices] of this.copies)
      for (const { geometry, material } of model.parts) {
        const mesh = new InstancedMesh(geometry, material, matrices.length)
        mesh.name = model.name
        matrices.forEach((matrix, i) => {
          mesh.setMatrixAt(i, matrix)
        })
        mesh.computeBoundingSphere()
        group.add(mesh)
      }
    return group
  }

  private merged() {
    return [...this.parts].map(([material, geometries]) => ({ geometry: mergeGeometries(geometries), material }))
  }
}

/** The marks of a scene, each with the name of the group that left it (`booth 7`). */
export function marksOf(root: Object3D): (Mark & { group: string })[] {
  const result: (Mark & { group: string })[] = []
  root.traverse(({ name, userData }) => {
    for (const mark of (userData.marks as Mark[] | undefined) ?? []) result.push({ ...mark, group: name })
  })
  return result
}

const models = new Map<string, Model>()

/** The model of this name, built on first use. */
export function modelOf(name: string, build: (assembly: Assembly) => void): Model {
  const known = models.get(name)
  if (known) return known
  const assembly = new Assembly()
  build(assembly)
  const model = assembly.model(name)
  models.set(name, model)
  return model
}

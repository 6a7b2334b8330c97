import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  PlaneGeometry,
  Shape,
  TorusGeometry,
  Vector2,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** All measures in metres; every shape is centred on its origin unless said otherwise. */
export const box = (width: number, height: number, depth: number) => new BoxGeometry(width, height, depth)

export function rounded(width: number, height: number, depth: number, radius: number, steps = 3) {
  const most = Math.min(width, height, depth) / 2 - 1e-4
  return new RoundedBoxGeometry(width, height, depth, steps, Math.min(radius, most))
}

/** An upright rectangle that faces +z. */
export const sheet = (width: number, height: number) => new PlaneGeometry(width, height)
export const disc = (radius: number, steps = 48) => new CircleGeometry(radius, steps)
export const rod = (radius: number, length: number, steps = 12, top = radius) =>
  new CylinderGeometry(top, radius, length, steps)
export const ring = (radius: number, tube: number, steps = 48) => new TorusGeometry(radius, tube, 6, steps)
/**
 * Turned around y from a profile of radii and heights by turns, bottom first; its corners get a bevel of 4 mm, so that
 * edges catch light.
 */
export function turned(profile: number[], steps = 24) {
  const points = Array.from({ length: profile.length / 2 }, (_, i) => new Vector2(profile[2 * i], profile[2 * i + 1]))
  const beside = (a: Vector2, b: Vector2) => a.clone().lerp(b, Math.min(0.3, 0.004 / (a.distanceTo(b) || 1)))
  const bevelled = points.flatMap((point, i) =>
    [points[i - 1], points[i + 1]].map(next => beside(point, next ?? point)),
  )
  return toCreasedNormals(new LatheGeometry(bevelled, steps), 0.9)
}

/** An upright curved wall, seen from inside; `angle` wide, its middle at z = -radius. u runs left to right. */
export function bow(radius: number, height: number, angle: number, steps = 40): BufferGeometry {
  const geometry = new PlaneGeometry(1, height, steps, 1)
  const { position, normal } = geometry.attributes
  for (let i = 0; i < position!.count; i++) {
    const turn = position!.getX(i) * angle
    position!.setXYZ(i, Math.sin(turn) * radius, position!.getY(i), -Math.cos(turn) * radius)
    normal!.setXYZ(i, -Math.sin(turn), 0, Math.cos(turn))
  }
  return geometry
}

/** How far such a wall comes forward at a distance `x` from its middle. */
export const bowAhead = (radius: number, x: number) => radius - Math.sqrt(radius ** 2 - x ** 2)

/** The same wall seen from outside, its middle at z = +radius. */
export function drum(radius: number, height: number, angle: number, steps = 40): BufferGeometry {
  const geometry = new PlaneGeometry(1, height, steps, 1)
  const { position, normal } = geometry.attributes
  for (let i = 0; i < position!.count; i++) {
    const turn = position!.getX(i) * angle
    position!.setXYZ(i, Math.sin(turn) * radius, position!.getY(i), Math.cos(turn) * radius)
    normal!.setXYZ(i, Math.sin(turn), 0, Math.cos(turn))
  }
  return geometry
}

/** A flat outline in x and y, extruded from z = 0 to z = depth. */
export function extruded(points: [number, number][], depth: number, bevel = 0) {
  const shape = new Shape(points.map(([x, y]) => new Vector2(x, y)))
  return new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 24,
  })
}

/** Points of an arc, in radians from +x counter-clockwise. */
export function arc(x: number, y: number, radius: number, from: number, to: number, steps = 20): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

/** Outline of a gate with rounded shoulders, standing on the floor: two legs and a lintel, `thick` all round. */
export function archway(width: number, height: number, thick: number, radius: number): [number, number][] {
  const side = (half: number, top: number, round: number): [number, number][] => [
    [half, 0],
    ...arc(half - round, top - round, round, 0, Math.PI / 2),
    ...arc(round - half, top - round, round, Math.PI / 2, Math.PI),
    [-half, 0],
  ]
  return [
    ...side(width / 2, height, radius),
    ...side(width / 2 - thick, height - thick, Math.max(0.02, radius - thick)).reverse(),
  ]
}

/** Texture coordinates in metres, so that patterns have the same scale on every surface. */
function patterned<G extends BufferGeometry>(geometry: G, width: number, height: number, repeat: number): G {
  const uv = geometry.attributes.uv!
  for (let i = 0; i < uv.count; i++) uv.setXY(i, (uv.getX(i) * width) / repeat, (uv.getY(i) * height) / repeat)
  return geometry
}

/** A patterned rectangle of small patches: the software renderer mangles triangles that pass below the camera. */
export const ground = (width: number, depth: number, repeat: number) =>
  patterned(new PlaneGeometry(width, depth, Math.ceil(width * 2), Math.ceil(depth * 2)), width, depth, repeat)

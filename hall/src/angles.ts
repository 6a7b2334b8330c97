/** A direction as Photo Sphere Viewer counts it: radians, yaw 0 = centre of the picture, positive to the right, pitch positive up. */
export interface Direction {
  yaw: number
  pitch: number
}

/** A point in metres: x east, y up, z south. The pictures' centre looks north. */
export type Point = [x: number, y: number, z: number]

const rounded = (value: number) => Math.round(value * 10000) / 10000

/** The direction of a point as seen from the camera. */
export function directionTo(from: Point, to: Point): Direction {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  return { yaw: rounded(Math.atan2(x, -z)), pitch: rounded(Math.atan2(y, Math.hypot(x, z))) }
}

/** The solid angle of a quadrilateral, in steradians (van Oosterom and Strackee, two triangles). */
export function solidAngle(from: Point, [a, b, c, d]: [Point, Point, Point, Point]): number {
  return triangle(from, a, b, c) + triangle(from, a, c, d)
}

function triangle(from: Point, ...corners: Point[]): number {
  const [a, b, c] = corners.map(([x, y, z]) => {
    const length = Math.hypot(x - from[0], y - from[1], z - from[2])
    return [(x - from[0]) / length, (y - from[1]) / length, (z - from[2]) / length] as Point
  }) as [Point, Point, Point]
  const dot = (p: Point, q: Point) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
  const volume =
    a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])
  return Math.abs(2 * Math.atan2(volume, 1 + dot(a, b) + dot(b, c) + dot(c, a)))
}

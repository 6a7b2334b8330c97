import { exhibitors } from '@fairfloor/brands/exhibitors'
import { filmed } from '@fairfloor/brands/showcase-plan'
import { type Object3D, Vector3 } from 'three'
import { directionTo, type Point } from './angles.ts'
import { type Mark, marksOf } from './kit/assembly.ts'
import { isFree } from './sight.ts'

/** A screen in the picture that plays the booth's film: its corners from the top left clockwise, as yaw and pitch. */
export interface Screen {
  booth_number: number
  corners: [yaw: number, pitch: number][]
}

/** Booths whose exhibitor has a film of its own. */
export const filmedBooths = () =>
  [...filmed, ...exhibitors.filter(({ organiser }) => organiser)].map(({ boothNumber }) => boothNumber)

/** Radians of width below which a film is not worth its load. */
const narrowest = (8 * Math.PI) / 180

/** A point of the screen, from -1 (left, bottom) to 1. */
function pointOf({ at: [x, y, z], turn, width, height }: Mark, u: number, v: number): Vector3 {
  const aside = (u * width) / 2
  return new Vector3(x + Math.cos(turn) * aside, y + (v * height) / 2, z - Math.sin(turn) * aside)
}

/** The screens of `booths` that are wide enough, face the camera and are hidden by nothing. */
export function screensOf(root: Object3D, camera: Point, booths: number[]): Screen[] {
  const eye = new Vector3(...camera)
  const across = (count: number) => Array.from({ length: count }, (_, i) => 0.96 * ((2 * i) / (count - 1) - 1))
  root.updateMatrixWorld(true)
  return marksOf(root)
    .map(mark => ({ mark, number: Number(/^booth (\d+)/.exec(mark.group)?.[1]) }))
    .filter(({ mark, number }) => mark.kind === 'screen' && booths.includes(number))
    .filter(({ mark }) => {
      const [left, right, middle] = [-1, 1, 0].map(u => pointOf(mark, u, 0).sub(eye)) as [Vector3, Vector3, Vector3]
      return left.angleTo(right) > narrowest && middle.dot(new Vector3(Math.sin(mark.turn), 0, Math.cos(mark.turn))) < 0
    })
    .filter(({ mark }) => across(15).every(u => across(5).every(v => isFree(root, eye, pointOf(mark, u, v), 0.06))))
    .map(({ mark, number }) => ({
      booth_number: number,
      corners: [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ].map(([u, v]) => {
        const { yaw, pitch } = directionTo(camera, pointOf(mark, u!, v!).toArray())
        return [yaw, pitch]
      }),
    }))
}

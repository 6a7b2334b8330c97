import { Box3, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { directionTo, solidAngle } from './angles.ts'
import { type Face, visiblePart } from './hotspots.ts'

describe('directions', () => {
  it('counts yaw from north to the right and pitch upwards', () => {
    expect(directionTo([0, 1, 0], [0, 1, -5])).toEqual({ yaw: 0, pitch: 0 })
    expect(directionTo([0, 1, 0], [5, 1, 0]).yaw).toBeCloseTo(Math.PI / 2, 3)
    expect(directionTo([0, 1, 0], [-5, 1, 0]).yaw).toBeCloseTo(-Math.PI / 2, 3)
    expect(directionTo([0, 1, 0], [0, 6, -5]).pitch).toBeCloseTo(Math.PI / 4, 3)
  })

  it('knows that a side of a cube around the eye is a sixth of everything', () => {
    const side = solidAngle(
      [0, 0, 0],
      [
        [-1, -1, -1],
        [1, -1, -1],
        [1, 1, -1],
        [-1, 1, -1],
      ],
    )
    expect(side).toBeCloseTo((4 * Math.PI) / 6, 6)
  })
})

describe('what the camera sees of a face', () => {
  const face: Face = { left: [-2, -4], right: [2, -4], bottom: 0, top: 3 }

  it('is all of it where nothing stands between', () => {
    expect(visiblePart([0, 1.6, 0], face, [])).toEqual(face)
  })

  it('is nothing from behind', () => {
    expect(visiblePart([0, 1.6, -8], face, [])).toBeNull()
  })

  it('ends where a wall begins', () => {
    const wall = new Box3(new Vector3(0, 0, -2.1), new Vector3(3, 4, -2))
    const part = visiblePart([0, 1.6, 0], face, [wall])
    expect(part?.left).toEqual([-2, -4])
    expect(part?.right[0]).toBeCloseTo(0, 5)
  })
})

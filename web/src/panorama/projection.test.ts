import { describe, expect, it } from 'vitest'
import { aheadOnFloor, type Camera, hFovOf, isInside, levelled, outline, project } from './projection.ts'

const camera: Camera = { yaw: 0, pitch: 0, vFov: Math.PI / 2, width: 800, height: 600 }

describe('a direction through the camera', () => {
  it('is seen in the middle when one looks at it', () => {
    const up = { yaw: 5, pitch: -0.4 }
    expect(project(up, { ...camera, ...up })).toEqual({ x: expect.closeTo(400), y: expect.closeTo(300) })
  })

  it('is seen at the edge of the view when it is half the view away', () => {
    expect(project({ yaw: 0, pitch: Math.PI / 4 }, camera)?.y).toBeCloseTo(0)
    expect(project({ yaw: hFovOf(camera) / 2, pitch: 0 }, camera)?.x).toBeCloseTo(800)
    expect(project({ yaw: -hFovOf(camera) / 2, pitch: 0 }, camera)?.x).toBeCloseTo(0)
  })

  it('moves down when one looks up, and is nowhere behind one', () => {
    expect(project({ yaw: 0, pitch: 0 }, { ...camera, pitch: 0.3 })?.y).toBeGreaterThan(300)
    expect(project({ yaw: Math.PI, pitch: 0 }, camera)).toBeNull()
    expect(project({ yaw: Math.PI / 2, pitch: 0 }, camera)).toBeNull()
  })

  it('sees the other side of the zenith when one looks up to it', () => {
    expect(project({ yaw: Math.PI, pitch: 1.4 }, { ...camera, pitch: 1.3 })?.y).toBeLessThan(300)
  })

  it('is turned to as level as keeps it in view', () => {
    expect(levelled({ yaw: 1, pitch: -0.3 }, camera)).toEqual({ yaw: 1, pitch: 0 })
    expect(levelled({ yaw: 1, pitch: -1 }, camera).pitch).toBeCloseTo(-1 + Math.PI / 8)
    expect(levelled({ yaw: 1, pitch: 1 }, camera).pitch).toBeCloseTo(1 - Math.PI / 8)
  })

  it('is inside with a margin or is not', () => {
    expect(isInside({ x: 10, y: 300 }, camera, 20)).toBe(false)
    expect(isInside({ x: -10, y: 300 }, camera, -20)).toBe(true)
    expect(isInside({ x: 400, y: 590 }, camera, 20)).toBe(false)
  })
})

describe('an outline', () => {
  const around = (yaw: number, half = 0.2) =>
    [
      [yaw - half, -0.2],
      [yaw + half, -0.2],
      [yaw + half, 0.2],
      [yaw - half, 0.2],
    ] as const

  it('goes through the corners', () => {
    expect(outline(around(0), camera)).toBe('M339.2 362.0L460.8 362.0L460.8 238.0L339.2 238.0Z')
  })

  it('is nothing behind one', () => expect(outline(around(Math.PI), camera)).toBe(''))

  it('is cut off where it goes behind one, and stays on its side', () => {
    const path = outline(around(Math.PI / 2, 0.8), camera)
    const xs = [...path.matchAll(/[ML]([-\d.]+)/g)].map(match => Number(match[1]))
    expect(xs).toHaveLength(4)
    expect(Math.min(...xs)).toBeGreaterThan(400)
  })
})

describe('a way on the floor', () => {
  const near = { yaw: 0.2, pitch: -0.7 }

  it('is seen above the chrome at the foot, farther along the same way (FF-403)', () => {
    expect(project(near, camera)!.y).toBeGreaterThan(500)
    const ahead = aheadOnFloor(near, camera, 500)
    expect(ahead.yaw).toBe(0.2)
    expect(project(ahead, camera)!.y).toBeCloseTo(497, -1)
  })

  it('stays where it is when it is seen, is behind one or is no floor', () => {
    for (const way of [
      { yaw: 0.2, pitch: -0.3 },
      { yaw: 3, pitch: -0.7 },
      { yaw: 0, pitch: 0.1 },
    ])
      expect(aheadOnFloor(way, camera, 500)).toEqual(way)
  })

  it('goes out of view when one looks up', () => {
    const up = { ...camera, pitch: 0.9 }
    expect(aheadOnFloor(near, up, 500)).toEqual(near)
  })
})

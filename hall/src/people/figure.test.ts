import { Box3, type BufferGeometry, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/random.ts'
import { figure } from './figure.ts'
import { body } from './human.ts'
import { personOf } from './person.ts'
import type { Doing } from './poses.ts'

const doings: Doing[] = ['stand', 'explain', 'walk', 'tablet', 'strap', 'sit']

describe.each(doings)('somebody who does %s', doing => {
  const person = personOf(
    seeded(doings.indexOf(doing) * 5003 + 1),
    doing,
    '#b9dc3a',
    undefined,
    doing === 'sit' ? 0.45 : undefined,
  )
  const { parts } = figure(person)
  const position = (geometry: BufferGeometry) => geometry.getAttribute('position')

  it('has feet on the floor and a head where it belongs', () => {
    const box = new Box3()
    for (const { geometry } of parts) box.union(new Box3().setFromBufferAttribute(position(geometry) as never))
    expect(Math.abs(box.min.y)).toBeLessThan(0.05)
    expect(box.max.y).toBeGreaterThan(doing === 'sit' ? 1.2 : person.tall - 0.1)
    expect(box.max.y).toBeLessThan(doing === 'sit' ? 1.5 : person.tall + 0.12)
  })

  it('is finite everywhere, with normals outwards', () => {
    for (const { geometry } of parts) {
      const { array } = geometry.index!
      const corner = (name: string, i: number) =>
        new Vector3().fromBufferAttribute(geometry.getAttribute(name), array[i]!)
      let outwards = 0
      for (let i = 0; i < array.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map(k => corner('position', i + k)) as [Vector3, Vector3, Vector3]
        if (b.sub(a).cross(c.sub(a)).dot(corner('normal', i)) >= 0) outwards++
      }
      expect(Array.from(position(geometry).array).every(Number.isFinite)).toBe(true)
      expect(outwards / (array.length / 3)).toBeGreaterThan(0.6)
    }
  })

  it('has no skin under its clothes', () => {
    const skin = parts.find(({ material }) => /skinned/.test(material.name))!
    expect(skin.geometry.index!.count / 3).toBeLessThan(body.triangles.length / 3 / 1.5)
  })
})

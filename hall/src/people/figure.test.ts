import { Box3, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { seeded } from '../kit/random.ts'
import { figure } from './figure.ts'
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
  const { parts } = figure(person, 0.03)

  it('has feet on the floor and a head where it belongs', () => {
    const box = new Box3()
    for (const { geometry } of parts)
      box.union(new Box3().setFromBufferAttribute(geometry.getAttribute('position') as never))
    expect(Math.abs(box.min.y)).toBeLessThan(0.02)
    expect(box.max.y).toBeGreaterThan(doing === 'sit' ? 1.2 : person.tall - 0.1)
    expect(box.max.y).toBeLessThan(doing === 'sit' ? 1.5 : person.tall + 0.12)
  })

  it('is closed all around, with normals outwards', () => {
    for (const { geometry } of parts) {
      const { array } = geometry.index!
      const edges = new Map<string, number>()
      for (let i = 0; i < array.length; i++) {
        const [a, b] = [array[i]!, array[i % 3 === 2 ? i - 2 : i + 1]!]
        edges.set(`${a} ${b}`, (edges.get(`${a} ${b}`) ?? 0) + 1)
      }
      for (const [edge, count] of edges) expect(edges.get(edge.split(' ').reverse().join(' ')), edge).toBe(count)
      const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
      let outwards = 0
      for (let i = 0; i < array.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map(k => new Vector3().fromBufferAttribute(position, array[i + k]!)) as [
          Vector3,
          Vector3,
          Vector3,
        ]
        const face = b.sub(a).cross(c.sub(a))
        if (face.dot(new Vector3().fromBufferAttribute(normal, array[i]!)) >= 0) outwards++
      }
      expect(outwards / (array.length / 3)).toBeGreaterThan(0.6)
    }
  })
})

it.each(['walk', 'stroll'] as const)('nobody wears a skirt to %s', doing => {
  const cuts = Array.from({ length: 60 }, (_, i) => personOf(seeded(i + 1), doing, '#b9dc3a').cut)
  expect(cuts).not.toContain('dress')
})

import { expect, it } from 'vitest'
import { drawnTogether } from './faces.ts'

it('the faces of a tile are drawn at once, those without a tile not at all', () => {
  const [none, left, right] = ['', 'left', 'right']
  const materials = [none, left, left, right, none, left, left]
  const faces = materials.map((_, materialIndex) => ({ start: 6 * materialIndex, count: 6, materialIndex }))
  expect(drawnTogether(faces, materials, material => material !== none)).toEqual([
    { start: 6, count: 12, materialIndex: 1 },
    { start: 18, count: 6, materialIndex: 3 },
    { start: 30, count: 12, materialIndex: 5 },
  ])
})

import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { printed } from './kit/materials.ts'

const svg = (fill: string) => `<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${fill}"/></svg>`
const room = (width: number, fill: string) =>
  new Group().add(new Mesh(new BoxGeometry(width), printed({ svg: svg(fill), width: 8, height: 8 })))

describe('what a scene is made from', () => {
  it('is the same word for the same scene', () => {
    expect(fingerprint(room(1, '#fff'), [1])).toBe(fingerprint(room(1, '#fff'), [1]))
  })

  it.each([
    ['a shape', room(2, '#fff'), [1]],
    ['a drawing', room(1, '#eee'), [1]],
    ['a colour', new Group().add(new Mesh(new BoxGeometry(1), new MeshStandardMaterial())), [1]],
    ['the camera', room(1, '#fff'), [2]],
  ])('is another when %s changes', (_, scene, rest) => {
    expect(fingerprint(scene, rest)).not.toBe(fingerprint(room(1, '#fff'), [1]))
  })
})

import { BoxGeometry, Group, InstancedMesh, Matrix4, Mesh, MeshStandardMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import { finish, printed } from '../kit/materials.ts'
import { averageOf } from './average.ts'
import { modelOf } from './model.ts'

const paint = new MeshStandardMaterial({ color: '#ff0000', emissive: '#ffffff', emissiveIntensity: 2 })

describe('the scene for Blender', () => {
  it('has every mesh once, at each of its places', async () => {
    const boxes = new InstancedMesh(new BoxGeometry(1, 1, 1), paint, 2)
    boxes.setMatrixAt(0, new Matrix4().makeTranslation(1, 2, 3))
    boxes.setMatrixAt(1, new Matrix4().makeTranslation(4, 5, 6))
    const { shapes, data } = await modelOf(new Group().add(boxes))
    expect(shapes).toMatchObject([{ vertices: 24, triangles: 12, count: 2, surface: 0 }])
    const places = new Float32Array(data.buffer, data.byteOffset + shapes[0]!.places, 32)
    expect([...places.slice(12, 15), ...places.slice(28, 31)]).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('knows colour and glow of a surface in linear light', async () => {
    const { surfaces } = await modelOf(new Group().add(new Mesh(new BoxGeometry(), paint)))
    expect(surfaces[0]).toMatchObject({ colour: [1, 0, 0], emission: [2, 2, 2] })
  })

  it('leaves out glass', async () => {
    const { shapes } = await modelOf(new Group().add(new Mesh(new BoxGeometry(), finish.glass())))
    expect(shapes).toEqual([])
  })

  it('takes the average colour of a print', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#fff"/><rect x="10" width="10" height="10" fill="#0f0"/></svg>'
    const [r, g, b] = await averageOf(svg)
    expect(g).toBeCloseTo(1, 2)
    expect(r).toBeCloseTo(0.5, 1)
    expect(b).toBeCloseTo(0.5, 1)
    const print = printed({ svg, width: 20, height: 10 }, { light: 0.5 })
    const { surfaces } = await modelOf(new Group().add(new Mesh(new BoxGeometry(), print)))
    expect(surfaces[0]!.emission[1]).toBeCloseTo(0.5, 2)
  })
})

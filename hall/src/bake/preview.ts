import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { DataUtils } from 'three'
import { develop } from '../cycles/develop.ts'
import type { Picture } from '../cycles/exr.ts'
import type { Model } from '../cycles/model.ts'
import { openChromium } from './chromium.ts'

/** Edge of a cube's face in pixels: in its middle as fine as a panorama of 4096. */
const edge = 1344
/** Directions of the six faces, as yaw and pitch. */
const quarter = Math.PI / 2
const faces = [
  [0, 0],
  [quarter, 0],
  [Math.PI, 0],
  [-quarter, 0],
  [0, quarter],
  [0, -quarter],
] as [yaw: number, pitch: number][]

/** Runs in the page: draws the faces by three.js and posts each as four halves a pixel, bottom row first. */
async function drawFaces([size, ways]: [number, [number, number][]]) {
  const three = await import('three')
  const {
    surfaces,
    shapes,
    camera: eye,
  }: Model & { camera: [number, number, number] } = await (await fetch('/scene.json')).json()
  const data = await (await fetch('/model.bin')).arrayBuffer()
  const loader = new three.TextureLoader()
  const materials = await Promise.all(
    surfaces.map(async ({ colour, shine, power, ...surface }, i) => {
      const map = surface.map ? await loader.loadAsync(`/map/${i}`) : null
      if (map) Object.assign(map, { colorSpace: three.SRGBColorSpace, anisotropy: 4 })
      if (map && !surface.drawn) map.wrapS = map.wrapT = three.RepeatWrapping
      return new three.MeshStandardMaterial({
        color: new three.Color(...colour),
        map,
        emissive: new three.Color(...shine),
        emissiveMap: surface.drawn ? map : null,
        emissiveIntensity: Math.min(1.4, power),
        roughness: surface.roughness,
        // Metal mirrors nothing here.
        metalness: surface.metalness / 3,
        side: three.DoubleSide,
        transparent: surface.clear || surface.glass,
        alphaTest: surface.clear ? 0.3 : 0,
        opacity: surface.glass ? 0.1 : 1,
        depthWrite: !surface.glass,
      })
    }),
  )
  const scene = new three.Scene()
  for (const shape of shapes) {
    const geometry = new three.BufferGeometry()
    const floats = (at: number, count: number, each: number) =>
      new three.BufferAttribute(new Float32Array(data, at, count * each), each)
    geometry.setAttribute('position', floats(shape.positions, shape.vertices, 3))
    geometry.setAttribute('normal', floats(shape.normals, shape.vertices, 3))
    if (shape.uvs >= 0) geometry.setAttribute('uv', floats(shape.uvs, shape.vertices, 2))
    geometry.setIndex(new three.BufferAttribute(new Uint32Array(data, shape.corners, shape.triangles * 3), 1))
    const mesh = new three.InstancedMesh(geometry, materials[shape.surface], shape.count)
    mesh.instanceMatrix.array.set(new Float32Array(data, shape.places, shape.count * 16))
    mesh.frustumCulled = false
    mesh.receiveShadow = true
    mesh.castShadow = shape.shades && !materials[shape.surface]!.transparent
    scene.add(mesh)
  }
  const sun = new three.DirectionalLight('#fff8ee', 2.4)
  sun.position.set(eye[0] + 14, 60, eye[2] + 10)
  sun.target.position.set(eye[0], 0, eye[2])
  sun.castShadow = true
  sun.shadow.mapSize.set(4096, 4096)
  Object.assign(sun.shadow.camera, { left: -24, right: 24, top: 24, bottom: -24, near: 20, far: 90 })
  Object.assign(sun.shadow, { bias: -0.0006, normalBias: 0.03, radius: 6 })
  scene.add(sun, sun.target, new three.HemisphereLight('#ffffff', '#d8d3cc', 1.6))
  const renderer = new three.WebGLRenderer()
  renderer.shadowMap.enabled = true
  const target = new three.WebGLRenderTarget(size, size, { type: three.HalfFloatType, samples: 4 })
  const camera = new three.PerspectiveCamera(90, 1, 0.1, 120)
  camera.position.set(...eye)
  for (const [i, [yaw, pitch]] of ways.entries()) {
    camera.rotation.set(pitch, -yaw, 0, 'YXZ')
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
    const pixels = new Uint16Array(size * size * 4)
    await renderer.readRenderTargetPixelsAsync(target, 0, 0, size, size, pixels)
    await fetch(`/face/${i}`, { method: 'POST', body: pixels })
  }
}

/** The faces of a cube as one panorama. */
function unfolded(sides: Uint16Array[], width: number): Picture {
  const data = new Float32Array((width * width * 3) / 2)
  const frames = faces.map(([yaw, pitch]) => {
    const [s, c, t, d] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
    return { ahead: [s * d, t, -c * d], right: [c, 0, s], up: [-s * t, d, c * t] }
  })
  const dot = (a: number[], b: number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!
  for (let y = 0, i = 0; y < width / 2; y++)
    for (let x = 0; x < width; x++) {
      const [yaw, pitch] = [((x + 0.5) / width - 0.5) * 4 * quarter, (0.5 - (2 * (y + 0.5)) / width) * 2 * quarter]
      const way = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]
      let side = 0
      for (let k = 1; k < 6; k++) if (dot(way, frames[k]!.ahead) > dot(way, frames[side]!.ahead)) side = k
      const { ahead, right, up } = frames[side]!
      const [u, v] = [right, up].map(axis =>
        Math.min(edge - 1.001, Math.max(0, (dot(way, axis) / dot(way, ahead) / 2 + 0.5) * edge - 0.5)),
      ) as [number, number]
      const [left, low] = [Math.floor(u), Math.floor(v)]
      for (let c = 0; c < 3; c++, i++) {
        const at = (dx: number, dy: number) =>
          DataUtils.fromHalfFloat(sides[side]![((low + dy) * edge + left + dx) * 4 + c]!)
        const [a, b] = [u - left, v - low]
        data[i] = (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b
      }
    }
  return { data, width, height: width / 2 }
}

const page = '<!doctype html><script type="importmap">{"imports":{"three":"/three.module.js"}}</script>'

/** A quick picture of the scene that `folder` describes, by three.js in Chromium: no light is thrown back. @returns RGB bytes */
export async function preview(folder: string, width: number): Promise<Uint8Array> {
  const three = dirname(createRequire(import.meta.url).resolve('three'))
  const { surfaces } = JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8')) as Model
  const sides: Uint16Array[] = []
  const server = createServer(async (request, response) => {
    const [, kind, number] = (request.url ?? '').split('/')
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      sides[Number(number)] = new Uint16Array(Uint8Array.from(Buffer.concat(parts)).buffer)
      return response.end()
    }
    if (kind === '') return response.setHeader('content-type', 'text/html').end(page)
    if (kind!.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
    const file =
      kind === 'map' ? surfaces[Number(number)]!.map! : join(kind!.startsWith('three') ? three : folder, kind!)
    response.end(await readFile(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { browser, yieldToOthers, close } = await openChromium()
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await yieldToOthers()
    await tab.evaluate(drawFaces, [edge, faces] as [number, [number, number][]])
  } finally {
    await close()
    server.close()
  }
  return develop(unfolded(sides, width), false)
}

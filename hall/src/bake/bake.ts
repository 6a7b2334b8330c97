import { CubeCamera, Mesh, PCFShadowMap, type PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import type { BrandArt } from '../booths/look.ts'
import { sceneOf } from '../scene.ts'
import { dress } from './dress.ts'
import { cubeTarget, Equirectangular } from './equirectangular.ts'
import { lightUp, surround } from './light.ts'

const width = 4096
/** Edge of a cube face in pixels at which its centre is as fine as the panorama. */
const fine = 1312

function shiftBySubpixel(camera: CubeCamera, face: number, i: number) {
  const [x, y] = [((i * 0.7548776662) % 1) - 0.5, ((i * 0.5698402909) % 1) - 0.5]
  for (const child of camera.children) (child as PerspectiveCamera).setViewOffset(face, face, x, y, face, face)
}

/** Closest distance in metres: the software renderer mangles large triangles nearer to the camera's plane. */
const nearest = 0.3

/** One renderer for all scenes, so that programs and textures are created once. */
const renderer = new WebGLRenderer({ antialias: false, powerPreference: 'high-performance' })

/**
 * Renders a scene's panorama and posts it as raw RGB, 4096 × 2048, to the server of this page. Its only light
 * is a lamp that moves with every pass.
 */
export async function bake(panoNr: number, passes: number) {
  const face = passes > 2 ? fine : fine / 2
  const exhibits: BrandArt[] = await (await fetch('/exhibits')).json()
  const { root, camera: stand, light } = sceneOf(panoNr, exhibits)
  const scene = new Scene()
  scene.add(root)
  const eye = new Vector3(...stand)
  const start = performance.now()
  await dress(root, eye)
  console.log(`dressed in ${Math.round(performance.now() - start)} ms`)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  const ceiling = lightUp(scene, new Vector3(...light.centre), light.width, light.depth, light.fill, light.key)
  const target = cubeTarget(face)
  const camera = new CubeCamera(nearest, 120, target)
  camera.position.copy(eye)
  surround(renderer, scene, eye)
  const picture = new Equirectangular(renderer, width, light.exposure)
  for (let i = 0; i < passes; i++) {
    ceiling.move(i, passes)
    shiftBySubpixel(camera, face, i)
    renderer.shadowMap.needsUpdate = true
    camera.update(renderer, scene)
    picture.add(target, 1 / passes)
    picture.settle()
    console.log(`${Math.round(performance.now() - start)} ms: pass ${i + 1} of ${passes}`)
  }
  const { triangles } = renderer.info.render
  console.log(`${renderer.info.memory.textures} textures, ${triangles} triangles in the last frame`)
  await fetch('/picture', { method: 'POST', body: picture.pixels() })
  for (const each of [target, picture]) each.dispose()
  root.traverse(object => {
    if (object instanceof Mesh) object.geometry.dispose()
  })
}

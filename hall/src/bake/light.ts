import {
  CubeCamera,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PMREMGenerator,
  type Scene,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { cubeTarget } from './equirectangular.ts'

/** A ceiling light at another place in every pass: many hard shadows add up to soft ones. */
export interface CeilingLight {
  /** Direction of pass `i` of `count`, evenly spread over the upper hemisphere, more of them steep. */
  move(i: number, count: number): void
}

/** Ambient light and the moving ceiling light over an area of `width` × `depth` metres around `centre`. */
export function lightUp(
  scene: Scene,
  centre: Vector3,
  width: number,
  depth: number,
  fill: number,
  key: number,
): CeilingLight {
  scene.add(new HemisphereLight('#ffffff', '#d8d3cc', fill))
  const light = new DirectionalLight('#fff8ee', key)
  const reach = Math.hypot(width, depth) / 2 + 2
  light.castShadow = true
  light.shadow.mapSize.set(4096, 4096)
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.03
  light.shadow.radius = 9
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 140 })
  light.target.position.copy(centre)
  scene.add(light, light.target)
  return {
    move(i, count) {
      const turn = i * Math.PI * (3 - Math.sqrt(5)) + 0.7
      const rise = Math.asin(0.42 + 0.56 * ((i * 0.618 + 0.5 / count) % 1))
      const way = new Vector3(Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise))
      light.position.copy(centre).addScaledVector(way, 70)
      light.updateMatrixWorld()
      light.target.updateMatrixWorld()
    },
  }
}

/** Approximate reflections of the hall for metal and glass, as seen from the eye. */
export function surround(renderer: WebGLRenderer, scene: Scene, eye: Vector3) {
  const target = cubeTarget(256)
  const camera = new CubeCamera(0.1, 120, target)
  camera.position.copy(eye)
  renderer.shadowMap.needsUpdate = true
  camera.update(renderer, scene)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromCubemap(target.texture)
  scene.traverse(object => {
    const material = object instanceof Mesh && object.material
    if (!(material instanceof MeshStandardMaterial) || (material.metalness < 0.5 && material.roughness > 0.3)) return
    material.envMap = texture
    material.envMapIntensity = material.metalness > 0.5 ? 1 : 0.5
    material.needsUpdate = true
  })
  target.dispose()
}

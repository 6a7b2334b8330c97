import {
  Box3,
  CanvasTexture,
  InstancedMesh,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  SRGBColorSpace,
  type Vector3,
} from 'three'
import { type Art, artOf } from '../kit/materials.ts'
import { withFonts } from './fonts.ts'

/** Distance in metres up to which a drawing is needed at full size: at one metre the panorama has 652 pixels per metre. */
const near = 2.2

const drawn = new Map<string, { texture: CanvasTexture; scale: number }>()

async function rasterise(art: Art, scale: number): Promise<CanvasTexture> {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([withFonts(art.svg)], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(16, Math.round(art.width * scale))
  canvas.height = Math.max(16, Math.round(art.height * scale))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(image.src)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** The drawing as a texture of at least this scale. Rasterising is slow, so scenes share the textures. */
async function textureOf(art: Art, scale: number): Promise<CanvasTexture> {
  const known = drawn.get(art.svg)
  if (known && known.scale >= scale) return known.texture
  known?.texture.dispose()
  const texture = await rasterise(art, scale)
  drawn.set(art.svg, { texture, scale })
  return texture
}

/** Nearest distance of any printed mesh to the eye, per material. Also sorts near objects first, as hidden pixels cost nothing. */
function arrange(root: Object3D, eye: Vector3): Map<MeshStandardMaterial, number> {
  const result = new Map<MeshStandardMaterial, number>()
  root.updateMatrixWorld(true)
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const material = object.material as MeshStandardMaterial
    const distance = new Box3().setFromObject(object, object instanceof InstancedMesh).distanceToPoint(eye)
    // Buildings enclose the eye, so they are behind everything.
    const order = object.parent?.userData.noShadow ? 1000 : distance
    object.renderOrder = material.transparent ? -distance : order
    if (artOf(material)) result.set(material, Math.min(result.get(material) ?? Number.POSITIVE_INFINITY, distance))
  })
  return result
}

/** Number of triangles from which instances are drawn one by one, so that those out of view are skipped. */
const heavy = 200

function scatter(root: Object3D) {
  const many: InstancedMesh[] = []
  root.traverse(object => {
    if (object instanceof InstancedMesh && object.geometry.index!.count / 3 > heavy) many.push(object)
  })
  for (const mesh of many) {
    for (let i = 0; i < mesh.count; i++) {
      const one = new Mesh(mesh.geometry, mesh.material)
      mesh.getMatrixAt(i, one.matrix)
      one.matrix.decompose(one.position, one.quaternion, one.scale)
      mesh.parent!.add(one)
    }
    mesh.removeFromParent()
  }
}

/** Applies the drawings to their materials, smaller where they are far away, and sets the shadow casters. */
export async function dress(root: Object3D, eye: Vector3) {
  scatter(root)
  for (const [material, distance] of arrange(root, eye)) {
    const scale = Math.min(1, Math.max(0.12, near / Math.max(0.1, distance)))
    const texture = await textureOf(artOf(material)!, scale)
    material.map = texture
    if (material.emissiveIntensity > 0) material.emissiveMap = texture
    else material.emissive.set('#000000')
    material.needsUpdate = true
  }
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const material = object.material as MeshStandardMaterial
    object.receiveShadow = true
    object.castShadow =
      !material.transparent && !object.userData.noShadow && !(object.parent?.userData.noShadow ?? false)
  })
}

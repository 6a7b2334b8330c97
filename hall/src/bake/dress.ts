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

/** Metres up to which a drawing is needed at its full size. */
const near = 4

const drawn = new Map<string, { canvas: HTMLCanvasElement; scale: number }>()

function canvasOf({ width, height }: Art, scale: number, image: CanvasImageSource) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(16, Math.round(width * scale))
  canvas.height = Math.max(16, Math.round(height * scale))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The drawing as pixels; drawing it is slow, so that the largest is kept for the scenes that follow. */
async function pixelsOf(art: Art, scale: number): Promise<HTMLCanvasElement> {
  const known = drawn.get(art.svg)
  if (known && known.scale >= scale) {
    return known.scale < scale * 1.3 ? known.canvas : canvasOf(art, scale, known.canvas)
  }
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([withFonts(art.svg)], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = canvasOf(art, scale, image)
  URL.revokeObjectURL(image.src)
  drawn.set(art.svg, { canvas, scale })
  return canvas
}

async function rasterise(art: Art, scale: number): Promise<CanvasTexture> {
  const texture = new CanvasTexture(await pixelsOf(art, scale))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** Nearest distance of any printed mesh to the eye, per material. Also has near things drawn first: what they hide costs nothing. */
function arrange(root: Object3D, eye: Vector3): Map<MeshStandardMaterial, number> {
  const result = new Map<MeshStandardMaterial, number>()
  root.updateMatrixWorld(true)
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const material = object.material as MeshStandardMaterial
    const distance = new Box3().setFromObject(object, object instanceof InstancedMesh).distanceToPoint(eye)
    // Houses enclose the eye: they are behind everything.
    const order = object.parent?.userData.noShadow ? 1000 : distance
    object.renderOrder = material.transparent ? -distance : order
    if (artOf(material)) result.set(material, Math.min(result.get(material) ?? Number.POSITIVE_INFINITY, distance))
  })
  return result
}

/** Prints the drawings onto their materials, smaller where they are far from the eye, and sets who casts a shadow. */
export async function dress(root: Object3D, eye: Vector3) {
  for (const [material, distance] of arrange(root, eye)) {
    const scale = Math.min(1, Math.max(0.12, near / Math.max(0.1, distance)))
    const texture = await rasterise(artOf(material)!, scale)
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

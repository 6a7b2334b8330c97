import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  Box3,
  type BufferGeometry,
  type DataTexture,
  InstancedMesh,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three'
import { openChromium } from '../bake/chromium.ts'
import { type Art, artOf } from '../kit/materials.ts'

/** What the picture needs of drawings: pixels a radian around the eye, and what of the scene it shows. */
export interface Sight {
  eye: Vector3
  perRadian: number
  sees: (box: Box3) => boolean
}

/** Pixels of the drawing on a metre of the shape. */
function density({ attributes, index }: BufferGeometry, { width, height }: Art): number {
  const [at, on] = [attributes.position!, attributes.uv!]
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]
  let [surface, drawn] = [0, 0]
  for (let i = 0; i < index!.count; i += 3) {
    const [p, q, r] = [index!.getX(i), index!.getX(i + 1), index!.getX(i + 2)]
    a.fromBufferAttribute(at, p)
    const along = b.fromBufferAttribute(at, q).sub(a)
    surface += along.cross(c.fromBufferAttribute(at, r).sub(a)).length()
    const [u, v] = [on.getX(p), on.getY(p)]
    drawn += Math.abs((on.getX(q) - u) * (on.getY(r) - v) - (on.getX(r) - u) * (on.getY(q) - v)) * width * height
  }
  return Math.sqrt(drawn / Math.max(1e-9, surface)) || 1
}

/** The scale at which a drawing is about as fine as the picture, where it is nearest; 0 where it is out of sight. */
function scaleOf(mesh: Mesh, art: Art, { eye, perRadian, sees }: Sight): number {
  mesh.geometry.computeBoundingBox()
  const [place, box, count] = [new Matrix4(), new Box3(), mesh instanceof InstancedMesh ? mesh.count : 1]
  const plain = density(mesh.geometry, art)
  let result = 0
  for (let i = 0; i < count; i++) {
    if (mesh instanceof InstancedMesh) mesh.getMatrixAt(i, place)
    place.premultiply(mesh.matrixWorld)
    box.copy(mesh.geometry.boundingBox!).applyMatrix4(place)
    if (!sees(box)) continue
    const distance = Math.max(0.4, box.distanceToPoint(eye))
    result = Math.max(result, (perRadian / distance / plain) * place.getMaxScaleOnAxis())
  }
  return Math.min(2.5, result)
}

const resolve = createRequire(import.meta.url).resolve
const face = async (name: string, weight: string, file: string) =>
  `@font-face{font-family:'${name}';font-weight:${weight};src:url(data:font/woff2;base64,${(await readFile(resolve(file))).toString('base64')})}`

/** The fonts of texts in drawings: an SVG image cannot use a page's fonts. */
async function fonts() {
  const condensed = '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'
  const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
  return `<style>${await face('Barlow Condensed', '600', condensed)}${await face('Inter', '100 900', inter)}</style>`
}

/** Writes a whole file or none: others that draw at the same time, or after a stop, take it as it is. */
async function keep(file: string, data: Buffer) {
  const part = `${file}.${process.pid}`
  await writeFile(part, data)
  await rename(part, file)
}

const rasterise = async ([svg, width, height]: [string, number, number]) => {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  URL.revokeObjectURL(image.src)
  return canvas.toDataURL('image/png')
}

async function draw(jobs: Map<string, [svg: string, width: number, height: number]>) {
  const { browser, close } = await openChromium()
  try {
    const [page, style] = [await browser.newPage(), await fonts()]
    page.setDefaultTimeout(600_000)
    for (const [file, [svg, width, height]] of jobs) {
      const whole = svg.includes('<text') ? svg.replace(/<svg[^>]*>/, open => open + style) : svg
      const url = await page.evaluate(rasterise, [whole, width, height] as [string, number, number])
      await keep(file, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    }
  } finally {
    await close()
  }
}

const nameOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

async function patternFile({ image }: DataTexture, folder: string): Promise<string> {
  const { data, width, height } = image as { data: Uint8Array; width: number; height: number }
  const file = join(folder, `${nameOf(data)}.png`)
  const raw = { width, height, channels: 4 as const }
  if (!existsSync(file)) await keep(file, await sharp(data, { raw }).flip().removeAlpha().png().toBuffer())
  return file
}

/** Draws what is printed on surfaces as PNG into `folder`, where it is kept for other scenes. @returns the files by surface */
export async function drawingsOf(root: Object3D, sight: Sight, folder: string, log: (line: string) => void) {
  const scales = new Map<MeshStandardMaterial, number>()
  const files = new Map<MeshStandardMaterial, string>()
  await mkdir(folder, { recursive: true })
  const meshes: Mesh[] = []
  root.updateMatrixWorld(true)
  root.traverse(object => object instanceof Mesh && meshes.push(object))
  for (const mesh of meshes) {
    const material = mesh.material as MeshStandardMaterial
    const art = artOf(material)
    if (art) scales.set(material, Math.max(scales.get(material) ?? 0, scaleOf(mesh, art, sight)))
    else if (material.userData.file) files.set(material, material.userData.file)
    else if (material.map && !files.has(material))
      files.set(material, await patternFile(material.map as DataTexture, folder))
  }
  const jobs = new Map<string, [string, number, number]>()
  for (const [material, exact] of scales) {
    if (exact === 0) continue
    const { svg, width, height } = artOf(material)!
    // In steps, so that scenes share drawings.
    const scale = 2 ** (Math.ceil(Math.log2(exact) * 2) / 2)
    const [w, h] = [width, height].map(size => Math.max(16, Math.round(size * scale))) as [number, number]
    const file = join(folder, `${nameOf(`${svg} ${w} ${h}`)}.png`)
    files.set(material, file)
    if (!existsSync(file)) jobs.set(file, [svg, w, h])
  }
  log(`${scales.size} drawings, ${jobs.size} of them new`)
  if (jobs.size > 0) await draw(jobs)
  return files
}

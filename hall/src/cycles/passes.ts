import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FloatType } from 'three'
import { EXRLoader } from 'three/examples/jsm/loaders/EXRLoader.js'

/** Light without colours for every direction from the camera: rows from the top, columns clockwise from the back. */
export interface Passes {
  width: number
  height: number
  /** Reflected light of a white matt surface, linear RGB. */
  light: Float32Array
  /** Mirrored light of the surface, linear RGB. */
  gloss: Float32Array
  /** x east, y up, z south. */
  normal: Float32Array
  /** Metres from the camera. */
  depth: Float32Array
}

async function readExr(path: string, channels: number) {
  const file = await readFile(path)
  const image = new EXRLoader()
    .setDataType(FloatType)
    .parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
  const { width, height, data } = image as { width: number; height: number; data: Float32Array }
  const stored = data.length / (width * height)
  const result = new Float32Array(width * height * channels)
  // The loader's rows run from bottom to top.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        result[(y * width + x) * channels + c] = data[((height - 1 - y) * width + x) * stored + c]!
  return { width, height, data: result }
}

/** Reads Blender's output from the folder. */
export async function readPasses(folder: string): Promise<Passes> {
  const [light, gloss, normal, depth] = await Promise.all([
    readExr(join(folder, 'light0001.exr'), 3),
    readExr(join(folder, 'gloss0001.exr'), 3),
    readExr(join(folder, 'normal0001.exr'), 3),
    readExr(join(folder, 'depth0001.exr'), 1),
  ])
  const normals = normal.data
  for (let i = 0; i < normals.length; i += 3) {
    const [y, z] = [normals[i + 1]!, normals[i + 2]!]
    normals[i + 1] = z
    normals[i + 2] = -y
  }
  return {
    width: light.width,
    height: light.height,
    light: light.data,
    gloss: gloss.data,
    normal: normals,
    depth: depth.data,
  }
}

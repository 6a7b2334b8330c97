import { basename } from 'node:path'
import { Color, type DataTexture, DoubleSide, MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'
import { carpet, carpetTiles, concrete, planks, terrazzo } from './patterns.ts'

/** A drawing printed on a surface: SVG text, rasterised to `width` × `height` pixels when the scene is rendered. */
export interface Art {
  svg: string
  width: number
  height: number
}

const kept = new Map<string, unknown>()

function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as T
}

const material = (key: string, parameters: () => MeshStandardMaterialParameters) =>
  once(key, () => {
    const result = new MeshStandardMaterial(parameters())
    result.name = key
    return result
  })

const patterned = (key: string, map: () => DataTexture, roughness: number) =>
  material(key, () => ({ map: map(), roughness }))

/** Repeat length of the patterned finishes in metres. */
export const repeat = { carpet: 1.6, tiles: 2, concrete: 5, planks: 1.6, terrazzo: 4 }

/** Finishes shared by building, booths and furniture. */
export const finish = {
  aisleCarpet: (colour: string) => patterned(`aisle carpet ${colour}`, () => carpetTiles(colour), 1),
  blueCarpet: () => patterned('blue carpet', () => carpetTiles('#33416f'), 1),
  darkCarpet: () => patterned('dark carpet', () => carpet('#42464c', 0.4), 1),
  lightCarpet: () => patterned('light carpet', () => carpet('#b9b6ae', 0.22), 1),
  concrete: () => patterned('concrete', concrete, 0.28),
  terrazzo: () => patterned('terrazzo', terrazzo, 0.2),
  oak: () => patterned('oak', () => planks('#c9a274', 0.16), 0.45),
  ash: () => patterned('ash', () => planks('#dcc8a8', 0.12), 0.45),
  walnut: () => patterned('walnut', () => planks('#7d5236', 0.2), 0.4),
  plaster: () => paint('#e4e2dc', 0.85),
  white: () => paint('#ecebe7', 0.4),
  matt: () => paint('#dddcd7', 0.85),
  grey: () => paint('#aab0b4', 0.75),
  ink: () => paint('#1d2125', 0.5),
  graphite: () => paint('#353b41', 0.6),
  brightCeiling: () =>
    material('bright ceiling', () => ({
      color: '#e6e4df',
      roughness: 0.9,
      emissive: '#fff8ee',
      emissiveIntensity: 0.34,
    })),
  leaf: () => material('leaf', () => ({ color: '#3c7a35', roughness: 0.55, side: DoubleSide })),
  palm: () => material('palm', () => ({ color: '#5e9440', roughness: 0.55, side: DoubleSide })),
  soil: () => paint('#2c2019', 1),
  pot: () => paint('#d9d6cd', 0.55),
  gold: () => material('gold', () => ({ color: '#e3b04b', roughness: 0.22, metalness: 0.9 })),
  steel: () => material('steel', () => ({ color: '#b9bfc4', roughness: 0.35, metalness: 0.85 })),
  chrome: () => material('chrome', () => ({ color: '#dfe3e6', roughness: 0.15, metalness: 0.95 })),
  glass: () =>
    material('glass', () => ({
      color: '#dcebea',
      roughness: 0.03,
      metalness: 0,
      transparent: true,
      opacity: 0.16,
      depthWrite: false,
      side: DoubleSide,
    })),
}

/** A plain colour; `roughness` 0 is a mirror, 1 is chalk. */
export const paint = (colour: string, roughness = 0.45) =>
  material(`${colour} ${roughness}`, () => ({ color: colour, roughness }))

/** A light-emitting surface; strength 1 is paper white. */
export const glow = (colour: string, strength: number) =>
  material(`glow ${colour} ${strength}`, () => ({
    color: '#000000',
    emissive: new Color(colour),
    emissiveIntensity: strength,
  }))

/**
 * A printed surface; `light` is the share that is lit from behind (0 paper, 0.5 light box). A `cutout` keeps the
 * drawing's outline, a `film` is transparent where nothing is drawn.
 */
export function printed(art: Art, { light = 0, roughness = 0.55, cutout = false, film = false } = {}) {
  return once(`${light} ${roughness} ${cutout} ${film} ${art.width} ${art.svg}`, () => {
    const result = new MeshStandardMaterial({ roughness, emissive: '#ffffff', emissiveIntensity: light })
    if (cutout) result.alphaTest = 0.5
    if (film) Object.assign(result, { transparent: true, depthWrite: false })
    result.userData.art = art
    return result
  })
}

/** The drawing on a material, if any. */
export const artOf = (of: MeshStandardMaterial): Art | undefined => of.userData.art

/**
 * A picture from a file, clear where a `cutout` is. With `light`, how bright its cloth is (linear), only its light and
 * shade are taken, in this colour: cloth and hair are dyed so. `gain` brightens it.
 */
export const textured = (
  file: string,
  { colour = '#ffffff', light = 0, gain = 1, roughness = 0.85, cutout = false } = {},
) =>
  material(`${basename(file)} ${colour} ${light} ${gain} ${roughness}`, () => ({
    color: new Color(colour).multiplyScalar(gain),
    roughness,
    alphaTest: cutout ? 0.5 : 0,
    userData: { file, light },
  }))

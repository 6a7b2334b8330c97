import type { Scene } from '@fairfloor/domain/trade-show/scenes'
import { describe, expect, it } from 'vitest'
import { firstPicture, tilesInView, tilesOf } from './pictures.ts'

const pictures = [4096, 1024, 2048].map(width => ({ width, url: `${width}.webp` }))
const tiles = { width: 4096, cols: 8, rows: 4, url: 't_{c}_{r}.webp' }
const scene = { panoNr: 4, pictures, tiles } as Scene
const able = { little: false, maxWidth: 16384 }

describe('the picture shown first', () => {
  it('is the smallest where tiles follow', () => expect(firstPicture(scene, able).width).toBe(1024))

  it('is a middling one where no tiles follow', () => {
    expect(firstPicture({ ...scene, tiles: null }, able).width).toBe(2048)
    expect(firstPicture(scene, { ...able, little: true }).width).toBe(2048)
    expect(tilesOf(scene, true)).toBeNull()
    expect(tilesOf(scene, false)).toBe(tiles)
  })

  it('fits what the graphics hold', () => {
    expect(firstPicture(scene, { little: true, maxWidth: 1500 }).width).toBe(1024)
    expect(firstPicture(scene, { little: true, maxWidth: 512 }).width).toBe(1024)
  })

  it('is missed with the name of its scene', () => {
    expect(() => firstPicture({ ...scene, pictures: [] }, able)).toThrow('Scene 4 has no picture.')
  })
})

describe('the tiles fetched ahead', () => {
  const window = { vFov: 1, hFov: 1.2 }

  it('are those in view, over the seam of the picture too', () => {
    expect(tilesInView(tiles, { yaw: 0, pitch: 0 }, window)).toEqual([
      't_3_1.webp',
      't_4_1.webp',
      't_3_2.webp',
      't_4_2.webp',
    ])
    expect(tilesInView(tiles, { yaw: Math.PI, pitch: 0.9 }, window)).toEqual([
      't_0_0.webp',
      't_7_0.webp',
      't_0_1.webp',
      't_7_1.webp',
    ])
  })
})

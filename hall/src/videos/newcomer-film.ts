import { BEHIND, castOf, FRONT, risingAt, SCENE } from '@fairfloor/brands/newcomers/brand-scene'
import { brandStage } from '@fairfloor/brands/newcomers/colours'
import { drawBrandFloor, drawBrandGround } from '@fairfloor/brands/newcomers/draw-brand-stage'
import type { NewcomerBrand } from '@fairfloor/brands/newcomers/newcomers'
import { type Frame, filled, type Layer, lay, layerOf } from './canvas.ts'
import type { Film } from './film.ts'
import { between, easeBoth } from './motion.ts'
import { packshot, watermark } from './parts.ts'

/** Pixels per unit of the picture; every side of it is a multiple of 3. */
const SCALE = 4 / 3
const SIZE = { w: SCENE.w * SCALE, h: SCENE.h * SCALE }
/** Each of the three products in front has its turn. */
const TURN = 2
const SECONDS = 3 * TURN
/** The next one comes in at the end of a turn. */
const COMES = 1.35

/**
 * Six seconds of a brand of the event, without an end: on its ground its products come to the front in turn. The picture
 * of its brand is that ground, so that the clip needs no poster of its own.
 */
export async function newcomerFilm(taking: NewcomerBrand): Promise<Film> {
  const { brand } = taking
  const { ground, tone } = brandStage(brand)
  const cast = castOf(taking)
  const drawn = (drawing: string) =>
    layerOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.w} ${SCENE.h}">${drawing}</svg>`, SIZE)
  const still = filled(ground, SIZE)
  lay(still, await drawn(drawBrandGround(brand)), 0, 0)
  const floor = await drawn(drawBrandFloor(brand))
  const sign = await watermark(brand, SCALE * risingAt(0)[0]!.side, tone)
  const front = await Promise.all(cast.front.map(pack => packshot(brand, pack, SCALE * FRONT.side)))
  const behind = await Promise.all(cast.behind.map((pack, i) => packshot(brand, pack, SCALE * BEHIND[i]!.side)))

  const place = (picture: Frame, layer: Layer, x: number, y: number) => lay(picture, layer, x * SCALE, y * SCALE)

  function frame(second: number): Frame {
    const picture = { ...still, pixels: Buffer.from(still.pixels) }
    for (const { x, y } of risingAt(second / SECONDS)) place(picture, sign, x, y)
    lay(picture, floor, 0, 0)
    const sway = (share: number) => Math.sin(2 * Math.PI * (second / SECONDS + share)) - Math.sin(2 * Math.PI * share)
    for (const [i, pack] of behind.entries()) place(picture, pack, BEHIND[i]!.x + 5 * sway(i / 2), BEHIND[i]!.y)
    for (const [i, pack] of front.entries()) {
      // Seconds since it stands in front; negative while it comes.
      const since = ((second - i * TURN + TURN) % SECONDS) - TURN
      const arrives = easeBoth(since, COMES - TURN, 0)
      const leaves = easeBoth(since, COMES, TURN)
      if (since > TURN || arrives === 0) continue
      place(picture, pack, FRONT.x + between(-470, 0, arrives) + between(0, 470, leaves), FRONT.y)
    }
    return picture
  }
  return { seconds: SECONDS, crf: 36, frame }
}

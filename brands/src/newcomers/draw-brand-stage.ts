import { circle, rect } from '../logos/drawing.ts'
import { signIn } from '../logos/setting.ts'
import type { RangeBrand } from '../range/brand.ts'
import { DISC, FLOOR, risingAt, SCENE, SIGN } from './brand-scene.ts'
import { brandStage } from './colours.ts'

/** What stands still in a brand's picture: its ground with its sign. */
export function drawBrandGround(brand: RangeBrand): string {
  const { ground, tone } = brandStage(brand)
  const sign = signIn({ brand }, { x: SIGN.x, y: SIGN.y, w: SIGN.side, h: SIGN.side }, tone)
  return rect({ x: 0, y: 0, ...SCENE }, ground) + sign
}

/** What packs stand before and on. */
export function drawBrandFloor(brand: RangeBrand): string {
  const { tone, floor } = brandStage(brand)
  const ground = rect({ x: 0, y: FLOOR, w: SCENE.w, h: SCENE.h - FLOOR }, floor)
  return circle(DISC.x, DISC.y, DISC.r, tone) + ground
}

/** The ground of a brand of the event, 540 by 960: its clip shows the same with its products on it. */
export function drawBrandStage(brand: RangeBrand): string {
  const { tone } = brandStage(brand)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.w} ${SCENE.h}">${[
    drawBrandGround(brand),
    ...risingAt(0).map(({ x, y, side }) => signIn({ brand }, { x, y, w: side, h: side }, tone)),
    drawBrandFloor(brand),
  ].join('')}</svg>`
}

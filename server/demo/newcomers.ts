import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandStage, newcomerStage, type StageColours } from '@fairfloor/brands/newcomers/colours'
import { drawBrandStage } from '@fairfloor/brands/newcomers/draw-brand-stage'
import { drawNewcomer, drawNewcomerGround } from '@fairfloor/brands/newcomers/draw-newcomer'
import { newcomerBrands } from '@fairfloor/brands/newcomers/newcomers'
import type { Range } from '@fairfloor/brands/range/types'
import { keepMedia, mediaLink } from '../src/areas/booth-content/index.ts'
import type { WeekInput } from '../src/areas/newcomer-week/index.ts'
import type { Files } from '../src/platform/files.ts'
import { saveDrawing } from '../src/platform/pictures.ts'
import { VIDEOS } from './videos.ts'

type Look<Of extends 'brands' | 'products'> = Omit<WeekInput[Of][number], 'brandId' | 'productId' | 'percent'>

/** A brand of the demo's event as it is shown, with its products. */
export type DemoNewcomers = Look<'brands'> & {
  readonly erpId: string
  readonly name: string
  readonly products: readonly (Look<'products'> & { readonly erpId: string })[]
}

/** Draws and stores the event's pictures, and stores its clips. Idempotent. */
export const demoNewcomers = (files: Files, range: Range): Promise<DemoNewcomers[]> =>
  Promise.all(
    newcomerBrands(range).map(async taking => {
      const { brand, newcomers } = taking
      const products: DemoNewcomers['products'][number][] = []
      for (const newcomer of newcomers)
        products.push({
          erpId: newcomer.product.erpId,
          ...coloursOf(newcomerStage(brand, newcomer)),
          background: await saveDrawing(files, drawNewcomerGround(brand, newcomer)),
          imageTransparent: await saveDrawing(files, drawNewcomer(brand, newcomer)),
        })
      return {
        erpId: brand.erpId,
        name: brand.name,
        ...coloursOf(brandStage(brand)),
        image: await saveDrawing(files, drawBrandStage(brand)),
        video: mediaLink(await keepMedia(files, await readFile(join(VIDEOS, `${brand.slug}.webm`)))),
        products,
      }
    }),
  )

const coloursOf = ({ ground, text }: StageColours) => ({ colorBackground: ground, colorText: text })

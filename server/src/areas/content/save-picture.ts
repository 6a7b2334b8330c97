import { addContentPicture } from '@fairfloor/domain/content/desk-contract'
import * as shapes from '@fairfloor/domain/content/desk-shapes'
import { refuse } from '@fairfloor/domain/content/refusals'
import sharp from 'sharp'
import { OPTIONS } from '../../platform/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import { addressOf, saveContentFile } from './save-page.ts'
import { contentPictures } from './tables.ts'

/** Twice the width of a page's text, for sharp screens. */
const WIDEST = 1440

/** Pictures for texts of the house. */
export function serveContentPictures(platform: Platform): void {
  serve(
    platform,
    addContentPicture,
    shapes.addContentPicture,
    async ({ body: { picture }, viewer: { userId }, now, transaction }) => {
      const { data, width, height } = await webpOf(picture.content)
      const name = await saveContentFile(platform.files, data, 'webp')
      return transaction(async tx => {
        const row = { name, width, height, addedAt: now, addedBy: userId }
        await tx.insert(contentPictures).values(row).onConflictDoNothing()
        await writeAudit(tx, { at: now, userId, action: 'add page picture', subject: addressOf(name) })
        return { url: addressOf(name), width, height }
      })
    },
  )
}

/** Drawn anew, so that nothing but the picture is kept of the file. @throws Refusal not_a_page_picture */
async function webpOf(bytes: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  try {
    const { format } = await sharp(bytes, OPTIONS).metadata()
    // A drawing may tell its reader to load or repeat something, in more scripts than can be searched for.
    if (format === 'svg') throw refuse('not_a_page_picture')
    const { data, info } = await sharp(bytes, OPTIONS)
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    throw refuse('not_a_page_picture')
  }
}
